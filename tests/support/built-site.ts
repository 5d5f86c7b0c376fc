import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCli } from '../e2e/command-line.ts'
import { findChromium } from './chromium.ts'
import { isCi } from './is-ci.ts'
import { chromiumProgram } from './programs.ts'
import { startSchedulingProvider } from './scheduling-provider.ts'
import { siteWithProvider } from './site-with-provider.ts'
import { lineAbout } from './system-programs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the built site, without a slash at the end. */
    readonly siteUrl: string
    /** Output folder of the built site. */
    readonly siteOut: string
    /** Folder of the built files. */
    readonly siteFolder: string
    /** Folder in which its server stores submissions. */
    readonly siteData: string
    /** URL of the stand-in scheduling service. */
    readonly providerUrl: string
    /** The Chromium that the tests start. Empty if there is none. */
    readonly chromiumPath: string
  }
}

/** Builds the repository's content and serves it, once for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium().catch(() => undefined)
  const isSkipped = executablePath === undefined && !isCi()
  const missing = isSkipped ? { Chromium: lineAbout(chromiumProgram) } : {}
  for (const line of Object.values(missing)) process.stderr.write(`${line}\n`)
  const provider = await startSchedulingProvider()
  const { folder, remove } = await siteWithProvider({ providerUrl: provider.url, load: 'entry' })

  const data = mkdtempSync(join(tmpdir(), 'diptych-leads-'))
  const server = await startCli(['serve', '--out', folder], { DIPTYCH_DATA: data })
  project.provide('siteUrl', server.url)
  project.provide('siteOut', folder)
  project.provide('siteFolder', join(folder, 'current'))
  project.provide('siteData', data)
  project.provide('providerUrl', provider.url)
  project.provide('chromiumPath', executablePath ?? '')
  project.provide('missing', missing)

  return async () => {
    await Promise.all([server.stop(), provider.stop()])
    remove()
    rmSync(data, { recursive: true })
  }
}
