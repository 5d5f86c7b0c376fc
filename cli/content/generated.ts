import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Site } from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { engineGeneratedFolder, generatedFolder } from './project.ts'
import { ownSectionFolder } from './section-components.ts'

/**
 * Replaces a file by renaming, so that a reader sees the old or the new text whole. `undefined`
 * removes it.
 */
export function writeContent(file: string, text: string | undefined): void {
  if (text === undefined) {
    rmSync(file, { force: true })
    return
  }
  writeTogether([{ file, text }])
}

/**
 * Replaces files, each by renaming, when all of their texts are on the disk: if two exchange what they hold, no
 * failure loses it.
 */
export function writeTogether(
  files: readonly { readonly file: string; readonly text: string }[],
): void {
  const beside = files.map(({ file, text }) => ({ file, text, written: `${file}.new` }))
  try {
    for (const { file, text, written } of beside) {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(written, text)
    }
  } catch (error) {
    for (const { written } of beside) rmSync(written, { force: true })
    throw error
  }
  for (const { file, written } of beside) renameSync(written, file)
}

/** Writes types, validators and schemas for editors, which offer the names of a site. Returns what changed. */
export async function writeGenerated(context: CliContext, site: Site): Promise<readonly string[]> {
  const { emitCode, emitEditorSchemas, writeFiles } = await import('#generator/index.ts')
  const folder = generatedFolder(context)
  const code = await emitCode(site.schemas, codeFolders(context))
  const files = new Map([...code, ...emitEditorSchemas(site)])
  return asCliError(folder, () => writeFiles(folder, files, isOfCheck).changed)
}

/** Writes types, validators and schemas for editors if the schemas of the project have changed. */
export async function updateGenerated(context: CliContext, site: Site): Promise<void> {
  const { compareFiles, emitCode } = await import('#generator/index.ts')
  const folder = generatedFolder(context)
  const { changed } = compareFiles(folder, await emitCode(site.schemas, codeFolders(context)))
  if (changed.length > 0) await writeGenerated(context, site)
}

const codeFolders = (context: CliContext) => {
  const folder = generatedFolder(context)
  return {
    folder,
    ofEngine: engineGeneratedFolder(context),
    ownSections: relative(folder, ownSectionFolder(context)).replaceAll('\\', '/'),
  }
}

/** What checks keep for later ones: it stays right, whatever is generated. */
const isOfCheck = (path: string) => /^(?:check-cache|findings-)/.test(path)

/** Writes the schemas for editors anew, so that they offer the names that the content has by now. */
export async function writeEditorSchemas(context: CliContext, site: Site): Promise<void> {
  const { emitEditorSchemas, writeFiles } = await import('#generator/index.ts')
  const folder = join(generatedFolder(context), 'editor')
  const files = [...emitEditorSchemas(site)].map(([file, text]): [string, string] => [
    file.replace(/^editor\//, ''),
    text,
  ])
  asCliError(folder, () => writeFiles(folder, new Map(files)))
}

/** Runs `write`; an error of the file system becomes a CliError that names the folder. */
export function asCliError<T>(folder: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw toCliError(folder, error)
  }
}

/**
 * An error of the file system as a CliError that names the folder, or the file elsewhere that cannot be read; any other
 * error as it is.
 */
export function toCliError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error
  const path = 'path' in error ? String(error.path) : folder
  const isRead = error.code === 'ENOENT' && error.syscall === 'open' && !path.startsWith(folder)
  if (isRead) return new CliError(`"${path}" cannot be read.`, 'Check that the file is there.')
  return new CliError(
    `"${folder}" cannot be written (${String(error.code)}).`,
    'Check that the folder may be changed and the disk is not full.',
  )
}
