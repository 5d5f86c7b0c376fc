import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Checked, Schemas } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { generatedFolder } from './project.ts'

/**
 * Replaces a file by renaming, so that a reader sees the old or the new text whole. `undefined`
 * removes it.
 */
export function writeContent(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  const beside = `${file}.new`
  writeFileSync(beside, text)
  renameSync(beside, file)
}

/** Writes types and validators and, if a site is given, its data. Returns the files that changed. */
export async function writeGenerated(
  context: CliContext,
  schemas: Schemas,
  content?: Pick<Checked, 'site' | 'cache'>,
): Promise<readonly string[]> {
  const { emitCode, emitData, toFiles, writeFiles } = await import('#generator/index.ts')
  const data = content
    ? [...toFiles(emitData(content.site, content.cache))].map(([file, value]): [string, string] => [
        file,
        `${JSON.stringify(value)}\n`,
      ])
    : []
  const folder = generatedFolder(context)
  const files = new Map([...(await emitCode(schemas, folder)), ...data])

  return asCliError(folder, () => writeFiles(folder, files).changed)
}

/** Runs `write`; an error of the file system becomes a CliError that names the folder. */
export function asCliError<T>(folder: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error
    throw new CliError(
      `"${folder}" cannot be written (${String(error.code)}).`,
      'Check that the folder may be changed and the disk is not full.',
    )
  }
}
