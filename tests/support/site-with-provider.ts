import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../e2e/command-line.ts'
import { contentWithProvider, type ProviderInput } from './provider-content.ts'

/** Builds the repository's content with a stand-in scheduling service. */
export async function siteWithProvider(input: ProviderInput) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-site-'))
  const content = contentWithProvider(input)
  const build = ['build', '--content', content.folder, '--out', folder]
  const { code, stdout, stderr } = await runCli(build)
  content.remove()
  if (code !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
