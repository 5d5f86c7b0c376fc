import { existsSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Checked, ParsedFiles, Schemas } from '#generator/index.ts'
import { CliError } from './cli-error.ts'
import type { CliContext } from './context.ts'

/** The content of a project, checked. */
export interface CheckedContent extends Checked {
  readonly schemas: Schemas
  /** How many files were checked. */
  readonly files: number
  /** The lines of a file, named as diagnostics name it. */
  readonly lines: (file: string) => readonly string[]
}

export const contentOption = [
  '--content <folder>',
  'the folder with the content',
  'content',
] as const
export const outOption = ['--out <folder>', 'the folder for the built site', '.dist'] as const

/**
 * Reads and checks a content folder. The check itself is loaded only now: `--help` does not need it.
 * Who checks again and again passes the same `known`, so that only changed files are parsed.
 */
export async function checkFolder(
  context: CliContext,
  content: string,
  known?: ParsedFiles,
): Promise<CheckedContent> {
  const folder = resolve(context.cwd, content)
  requireFolder(folder, content)

  const { checkContent, compileValidators, loadValidators, readFolder } = await import(
    '#generator/index.ts'
  )
  const schemas = await readProjectSchemas(context)
  const compiled = join(generatedFolder(context), 'validators.js')
  const validators = (await loadValidators(compiled, schemas)) ?? (await compileValidators(schemas))
  const files = readFolder(folder, '.yaml')
  const name = relative(context.cwd, folder).replaceAll('\\', '/')
  const lines = (file: string) =>
    (files.get(file.slice(name ? name.length + 1 : 0)) ?? '').split(/\r?\n/)
  return {
    ...checkContent({
      files,
      folder: name,
      schemas,
      validators,
      today: context.now().toISOString().slice(0, 10),
      known,
    }),
    schemas,
    files: files.size,
    lines,
  }
}

/** Reads the project's schemas. */
export async function readProjectSchemas({ project }: CliContext): Promise<Schemas> {
  const { readFolder, readSchemas } = await import('#generator/index.ts')
  return readSchemas(readFolder(join(project, 'schema'), '.schema.json'))
}

function requireFolder(folder: string, name: string) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  throw new CliError(
    `There is no content folder "${name}".`,
    'Run this where the content folder is, or name it with --content.',
  )
}

/** Where the generated modules go. */
export const generatedFolder = ({ project }: CliContext) => join(project, '.generated')
