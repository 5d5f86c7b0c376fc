import { join, resolve } from 'node:path'
import type { RecordChanges, Site } from '#generator/index.ts'
import { CliError } from '../../cli-error.ts'
import type { CliContext } from '../../context.ts'
import { asCliError, writeContent } from '../generated.ts'
import { toRun } from '../project.ts'

/** Writes the files of a translation record that change. */
export function writeRecord(context: CliContext, changes: RecordChanges): void {
  for (const [path, text] of changes) {
    const file = join(context.content, path)
    asCliError(file, () => writeContent(resolve(context.cwd, file), text))
  }
}

/** Refuses to confirm translations into a language whose record is missing or cannot be read. */
export async function requireRecord(
  context: CliContext,
  site: Site,
  language: string,
): Promise<void> {
  const { brokenRecords } = await import('#generator/index.ts')
  const [path] = brokenRecords(site, language)
  if (path === undefined) return
  const file = join(context.content, path).replaceAll('\\', '/')
  const begin = toRun(context, 'accept --rebuild')
  throw site.all('state').some(({ address }) => path === `${address}.yaml`)
    ? new CliError(
        `"${file}" cannot be read, so nothing was written.`,
        `Get it back from git. If that cannot be, keep the lines that can be read with: ${begin}`,
      )
    : new CliError(
        `There is no "${file}", so nothing was written.`,
        `If it was there, get it back from git. For a new site or language, begin it with: ${begin}`,
      )
}
