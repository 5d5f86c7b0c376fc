import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { runCli, startCli } from '../e2e/command-line.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { contentWithProvider } from './provider-content.ts'
import { startSchedulingProvider } from './scheduling-provider.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built site, without a slash at the end. */
    readonly siteUrl: string
    /** Where its files are. */
    readonly siteFolder: string
    /** Where the stand-in of the scheduling service is. */
    readonly providerUrl: string
    /** Where to connect to the browser that all tests share. */
    readonly browserEndpoint: string
  }
}

/** Builds the repository's content, serves it, and starts a browser: once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const out = mkdtempSync(join(tmpdir(), 'diptych-site-'))
  const executablePath = await findChromium()
  const provider = await startSchedulingProvider()
  const content = contentWithProvider({ providerUrl: provider.url, load: 'entry' })
  const { code, stdout, stderr } = await runCli([
    'build',
    '--content',
    content.folder,
    '--out',
    out,
  ])
  content.remove()
  if (code !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)

  const [server, browser] = await Promise.all([
    startCli(['serve', '--out', out], {
      FORMS_BURST: '100000',
      WORKERS: '2',
    }),
    chromium.launchServer({
      executablePath,
      args: chromiumArguments,
      // Scroll bars take room on most desks, so they do here.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    }),
  ])
  project.provide('siteUrl', server.url)
  project.provide('siteFolder', out)
  project.provide('providerUrl', provider.url)
  project.provide('browserEndpoint', browser.wsEndpoint())

  return async () => {
    await Promise.all([browser.close(), server.stop(), provider.stop()])
    rmSync(out, { recursive: true })
  }
}
