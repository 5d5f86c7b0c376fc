import { pathToFileURL } from 'node:url'
import type { ErrorObject } from 'ajv'
import type { Schemas } from './schemas.ts'

/** Checks data against one schema; what is wrong is in `errors` until the next call. */
interface Validate {
  (data: unknown): boolean
  errors?: readonly ErrorObject[] | null
}

/** The validators of all content schemas, by file. */
export type Validators = (file: string) => Validate

/** Our own keywords, which Ajv is to pass over. `tsType` is read by json-schema-to-typescript. */
const vocabulary = [
  'x-i18n',
  'x-kind',
  'x-ref',
  'x-anchor',
  'x-message',
  'x-title',
  'x-variables',
  'x-sections',
  'x-needs',
  'tsType',
]

/**
 * Validators that were compiled to a module before, so that a check need not load Ajv and compile
 * the schemas again; undefined where the module is missing or was made from other schemas.
 */
export async function loadValidators(
  file: string,
  schemas: Schemas,
): Promise<Validators | undefined> {
  // A module that is missing or broken is no reason to stop: it only saves time.
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href).catch(
    () => ({}),
  )
  if (module['digest'] !== digestOf(schemas)) return undefined
  return (schema) => asValidate(module[exportName(schema)], schema)
}

/** Compiles validators now. */
export async function compileValidators(schemas: Schemas): Promise<Validators> {
  const ajv = await createAjv(schemas, false)
  return (schema) => asValidate(ajv.getSchema(schema), schema)
}

/** The text of the module that `loadValidators` loads. */
export async function emitValidators(schemas: Schemas): Promise<string> {
  const [ajv, { default: standalone }] = await Promise.all([
    createAjv(schemas, true),
    import('ajv/dist/standalone/index.js'),
  ])
  const names = [...schemas.files.keys()]
    .filter((file) => !isOutput(file))
    .map((file): [string, string] => [exportName(file), file])

  return [
    "import { createRequire } from 'node:module'",
    '// Ajv writes modules that import nothing but its own small runtime, which they require.',
    'const require = createRequire(import.meta.url)',
    standalone.default(ajv, Object.fromEntries(names)),
    `export const digest = '${digestOf(schemas)}'`,
    '',
  ].join('\n')
}

/** Tells schemas apart: another digest, other types and validators. */
export const digestOf = ({ files }: Schemas) => digest(JSON.stringify([...files]))

async function createAjv(schemas: Schemas, asSource: boolean) {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictRequired: false,
    code: { source: asSource, esm: asSource },
  })
  ajv.addVocabulary(vocabulary)
  for (const [file, schema] of schemas.files) ajv.addSchema(schema, file)
  return ajv
}

/** What Diptych writes itself; only tests hold it against its schema. */
const isOutput = (file: string) => file.startsWith('data/') || file === 'report.schema.json'

const exportName = (file: string) => file.replaceAll(/[^a-z]/gi, '_')

function asValidate(value: unknown, file: string): Validate {
  if (!isValidate(value)) throw new Error(`There is no validator for ${file}.`)
  return value
}

const isValidate = (value: unknown): value is Validate => typeof value === 'function'

/**
 * A short name for a text: another text, in all likelihood another name. FNV-1a, 32 bits twice: loading
 * a cryptographic hash would take longer than all the rest of a small check.
 */
function digest(text: string): string {
  return `${fnv1a(text, 0x811c9dc5)}${fnv1a(text, 0x01000193)}`
}

function fnv1a(text: string, seed: number): string {
  let hash = seed
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
