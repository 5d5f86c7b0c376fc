import { existsSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type {
  Checked,
  Completeness,
  Explanation,
  MessageLanguage,
  ParsedFiles,
  Schemas,
  Validators,
} from '#generator/index.ts'
import { CliError } from '../cli-error.ts'
import type { CliContext } from '../context.ts'
import { defaultMessageLanguage } from './message-language.ts'

/** Content with the findings of its check. */
export interface CheckedContent extends Checked {
  readonly schemas: Schemas
  /** The files that were checked, as diagnostics name them. */
  readonly files: readonly string[]
  /** The text of a file, named as diagnostics name it; empty where there is none. */
  readonly text: (file: string) => string
  /** Every code that a check can find, with its explanation. */
  readonly explanations: ReadonlyMap<string, Explanation>
  /** How complete the translation of each file is. */
  readonly completeness: () => readonly Completeness[]
  /** What a language is called. */
  readonly languageName: (code: string) => string
  /** The language that the findings are told in. */
  readonly messageLanguage: MessageLanguage
}

export interface CheckFolderInput {
  /** The content folder, as the operator names it. */
  readonly content: string
  /**
   * Files parsed before. A caller that checks repeatedly passes the same map, so that only changed
   * files are parsed.
   */
  readonly known?: ParsedFiles | undefined
  /** The language of messages, if not the default. */
  readonly messageLanguage?: MessageLanguage
  /** Whether the pseudo-language is added, a longer source language for trying the layout. */
  readonly pseudo?: boolean
}

export const contentOption = [
  '--content <folder>',
  'the folder with the content',
  'content',
] as const
export const pseudoOption = [
  '--pseudo',
  'add a language made of the source language, longer and with accents, to try the layout with',
  false,
] as const
export const outOption = ['--out <folder>', 'the folder for the built site', '.dist'] as const

/** Reads and checks a content folder. Loads the generator, which `--help` does not need. */
export async function checkFolder(
  context: CliContext,
  {
    content,
    known,
    messageLanguage = defaultMessageLanguage(context),
    pseudo = false,
  }: CheckFolderInput,
): Promise<CheckedContent> {
  const folder = resolve(context.cwd, content)
  requireFolder(folder, content)

  const generator = await import('#generator/index.ts')
  const { checkContent, readFolder } = generator
  const schemas = await readProjectSchemas(context)
  const validators = await validatorsOf(context, schemas)
  const written = readFolder(folder, '.yaml')
  const files = pseudo ? generator.withPseudoLanguage(written, schemas) : written
  const name = relative(context.cwd, folder).replaceAll('\\', '/')
  const prefix = name ? `${name}/` : ''
  const today = context.now().toISOString().slice(0, 10)
  const checked = checkContent({
    files,
    folder: name,
    schemas,
    validators,
    today,
    speech: messageLanguage,
    known,
  })
  return {
    ...checked,
    schemas,
    files: [...files.keys()].map((file) => `${prefix}${file}`),
    text: (file) => files.get(file.slice(prefix.length)) ?? '',
    explanations: generator.explanationsIn(messageLanguage),
    languageName: (code) => generator.languageName(code, messageLanguage),
    messageLanguage,
    completeness: () => generator.completenessOf(checked.site),
  }
}

const validatorsOfSchemas = new WeakMap<Schemas, Validators>()

/** The validators of schemas, made once for each set. */
async function validatorsOf(context: CliContext, schemas: Schemas): Promise<Validators> {
  const { compileValidators, loadValidators } = await import('#generator/index.ts')
  const known = validatorsOfSchemas.get(schemas)
  if (known) return known
  const compiled = join(generatedFolder(context), 'validators.js')
  const validators = (await loadValidators(compiled, schemas)) ?? (await compileValidators(schemas))
  validatorsOfSchemas.set(schemas, validators)
  return validators
}

let lastRead: { readonly texts: string; readonly schemas: Schemas } | undefined

/** Reads the project's schemas. Returns the same object as long as the files are the same. */
export async function readProjectSchemas({ project }: CliContext): Promise<Schemas> {
  const { readFolder, readSchemas } = await import('#generator/index.ts')
  const files = readFolder(join(project, 'schema'), '.schema.json')
  const texts = [...files].flat().join('\n')
  if (lastRead?.texts !== texts) lastRead = { texts, schemas: readSchemas(files) }
  return lastRead.schemas
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
