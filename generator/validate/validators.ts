import { pathToFileURL } from 'node:url'
import type { ErrorObject } from 'ajv'
import { emittedSchemas } from './emitted-schemas.ts'
import { isContentSchema, type SchemaNode, type Schemas } from './schemas.ts'

/** Validates data against one schema. `errors` is valid until the next call. */
interface Validate {
  (data: unknown): boolean
  errors?: readonly ErrorObject[] | null
}

export type Validators = (file: string) => Validate

/** The keywords of Diptych, which Ajv ignores. `tsType` is for json-schema-to-typescript. */
const vocabulary = [
  'x-i18n',
  'x-kind',
  'x-ref',
  'x-fact',
  'x-single',
  'x-anchor',
  'x-message',
  'x-title',
  'x-variables',
  'x-gives',
  'x-sections',
  'x-needs',
  'x-defines',
  'x-repeats',
  'x-binding',
  'tsType',
]

/**
 * Loads precompiled validators, so that a check need not load Ajv and compile the schemas.
 * undefined if the module is missing or its schemas are outdated.
 */
export async function loadValidators(
  file: string,
  schemas: Schemas,
): Promise<Validators | undefined> {
  // A missing or broken module is ignored: it only saves time.
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href).catch(
    () => ({}),
  )
  if (module['digest'] !== digestOf(schemas)) return undefined
  return (schema) => asValidate(module[exportName(schema)], schema)
}

/** Compiles the validators without a module. */
export async function compileValidators(schemas: Schemas): Promise<Validators> {
  const ajv = await createAjv(schemas.files, false)
  return (schema) => asValidate(ajv.getSchema(schema), schema)
}

/** The file name of the module for `loadValidators`. */
const contentModule = 'validators.mjs'

/**
 * The schemas of data that the API reads. Each has its own module, so that a process loads only the
 * ones it needs.
 */
const apiSchemas = [
  'api/quiz-draft',
  'api/quiz-request',
  'data/form-rules',
  'data/quiz-banks',
  'data/manifest',
  'data/served-headers',
]

const apiModules = ({ files }: Schemas) =>
  apiSchemas
    .map((name) => ({ module: `validators/${name}.mjs`, schema: `${name}.schema.json` }))
    .filter(({ schema }) => files.has(schema))

/** The names of the files that `emitValidators` returns. */
export const validatorModules = (schemas: Schemas): readonly string[] => [
  contentModule,
  ...apiModules(schemas).map(({ module }) => module),
]

/** The validator modules: one for all content, one for each schema of the API. */
export async function emitValidators(schemas: Schemas): Promise<ReadonlyMap<string, string>> {
  const [contentAjv, dataAjv, { default: standalone }] = await Promise.all([
    createAjv(schemas.files, true),
    createAjv(emittedSchemas(schemas), true),
    import('ajv/dist/standalone/index.js'),
  ])
  const emit = (ajv: typeof contentAjv, exports: Readonly<Record<string, string>>) =>
    [
      "import { createRequire } from 'node:module'",
      '// Ajv writes modules that import nothing but its own small runtime, which they require.',
      'const require = createRequire(import.meta.url)',
      standalone.default(ajv, exports),
      '',
    ].join('\n')
  const content = [...schemas.files.keys()]
    .filter(isContentSchema)
    .map((file): [string, string] => [exportName(file), file])

  return new Map([
    [
      contentModule,
      `${emit(contentAjv, Object.fromEntries(content))}export const digest = '${digestOf(schemas)}'\n`,
    ],
    ...apiModules(schemas).map(({ module, schema }): [string, string] => [
      module,
      emit(dataAjv, { validate: schema }),
    ]),
  ])
}

/** Identifies the schemas. Types and validators are generated again if it changes. */
export const digestOf = ({ hash }: Schemas) => hash

async function createAjv(files: ReadonlyMap<string, SchemaNode>, asSource: boolean) {
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({
    allErrors: true,
    verbose: true,
    strictRequired: false,
    allowUnionTypes: true,
    code: { source: asSource, esm: asSource },
  })
  ajv.addVocabulary(vocabulary)
  for (const [file, schema] of files) ajv.addSchema(schema, file)
  return ajv
}

const exportName = (file: string) => file.replaceAll(/[^a-z]/gi, '_')

function asValidate(value: unknown, file: string): Validate {
  if (!isValidate(value)) throw new Error(`There is no validator for ${file}.`)
  return value
}

const isValidate = (value: unknown): value is Validate => typeof value === 'function'
