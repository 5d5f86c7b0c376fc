import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { runCli, startCli } from '../e2e/command-line.ts'
import { findChromium } from './chromium.ts'
import { chromiumProgram, isCi, lineAbout } from './programs.ts'
import { projectRoot } from './project-root.ts'
import { startSchedulingProvider } from './scheduling-provider.ts'

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
  const folder = await buildWith(provider.url)
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
    for (const each of [folder, data]) rmSync(each, { recursive: true })
  }
}

/** Builds the repository's content with a stand-in scheduling service, because tests must not call the real one. */
async function buildWith(providerUrl: string): Promise<string> {
  const content = mkdtempSync(join(tmpdir(), 'diptych-content-'))
  const folder = mkdtempSync(join(tmpdir(), 'diptych-site-'))
  cpSync(join(projectRoot, 'content'), content, { recursive: true })
  const file = join(content, 'site.yaml')
  const settings = readFileSync(file, 'utf8')
  const changed = settings.replace(/^scheduling:\n(?: .*\n)+/m, settingsOf(providerUrl))
  if (changed === settings) throw new Error('The content does not schedule.')
  writeFileSync(file, changed)
  const { code, stdout, stderr } = await runCli(['build', '--content', content, '--out', folder])
  rmSync(content, { recursive: true })
  if (code !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)
  return folder
}

const settingsOf = (providerUrl: string) => `scheduling:
  name: Provider
  script: ${providerUrl}/widget.js
  stylesheet: ${providerUrl}/widget.css
  global: Provider
  booking: ${providerUrl}/tegelwerk/{minutes}min
  duration: call.duration
  load: entry
`
