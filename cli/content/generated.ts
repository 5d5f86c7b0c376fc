import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Schemas, Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { generatedFolder } from './project.ts'

/** Replaces a content file at once, so that whoever reads it meanwhile sees one of the two; undefined takes it away. */
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

/** Writes the modules that follow from the schemas and, where a site is given, its data. */
export async function writeGenerated(
  context: CliContext,
  schemas: Schemas,
  site?: Site,
): Promise<readonly string[]> {
  const { emitCode, emitData, writeFiles } = await import('#generator/index.ts')
  const data = site
    ? [...emitData(site)].map(([file, value]): [string, string] => [
        file,
        `${JSON.stringify(value)}\n`,
      ])
    : []
  const folder = generatedFolder(context)
  const files = new Map([...(await emitCode(schemas, folder)), ...data])

  return asCliError(folder, () => writeFiles(folder, files).changed)
}

/** Does something that writes; a folder that cannot be written is the operator's to mend. */
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
