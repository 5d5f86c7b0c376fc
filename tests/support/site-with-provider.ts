import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCli } from '../e2e/command-line.ts'
import { contentWithProvider, type ProviderInput } from './provider-content.ts'

interface Input extends ProviderInput {
  /** A built site, of which only what differs is made anew. */
  readonly like?: string
}

/** Builds the repository's content with a stand-in scheduling service. */
export async function siteWithProvider({ like, ...input }: Input) {
  const folder = mkdtempSync(join(tmpdir(), 'diptych-site-'))
  if (like !== undefined) cpSync(like, folder, { recursive: true })
  const content = contentWithProvider(input)
  const build = ['build', '--content', content.folder, '--out', folder]
  const { code, stdout, stderr } = await runCli(build)
  content.remove()
  if (code !== 0) throw new Error(`The site could not be built.\n${stdout}${stderr}`)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
