import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ErrorObject } from 'ajv'
import { isRecord } from '../read/path.ts'
import { sectionSchema } from './own-sections.ts'
import type { SchemaNode } from './schema-node.ts'
import { isContentSchema, type Schemas } from './schemas.ts'

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
  'x-count',
  'x-gives',
  'x-sections',
  'x-section',
  'x-slot',
  'x-needs',
  'x-graph',
  'x-defines',
  'x-binding',
  'tsType',
]

/**
 * The validators of the schemas: those that were compiled into the generated folders of the engine and of the site,
 * so that a check need not load Ajv, and for schemas that changed since, new ones.
 */
export async function openValidators(
  schemas: Schemas,
  { engine, site }: { readonly engine: string; readonly site: string },
): Promise<Validators> {
  const ofEngine = await loadModule(join(engine, contentModule), schemas.hashOfEngine)
  const ownFile = join(site, ownValidatorModule)
  const own = schemas.ownTypes.size > 0 ? await loadModule(ownFile, schemas.hash) : {}
  const compiled = ofEngine && own ? undefined : await compileValidators(schemas)
  return (schema) => {
    const module = schemas.isOwn(schema) ? own : ofEngine
    if (module) return asValidate(module[exportName(schema)], schema)
    return asValidate(compiled?.(schema), schema)
  }
}

/** What a module exports. undefined if it is missing, broken, or made of other schemas: it only saves time. */
async function loadModule(
  file: string,
  digest: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href).catch(
    () => ({}),
  )
  return module['digest'] === digest ? module : undefined
}

/** Compiles validators, each at its first use. */
export async function compileValidators(schemas: Schemas): Promise<Validators> {
  const ajv = await createAjv(schemas.files, false)
  return (schema) =>
    asValidate(
      compileNamed(schema, schemas, () => ajv.getSchema(schema)),
      schema,
    )
}

/** What Ajv refuses in a schema of the site is told as one line, without a stack. */
class SchemaError extends Error {
  override readonly name = 'OperatorError'
  readonly hint = 'Fix it there, and try again.'
}

function compileNamed<T>(file: string, { nameOf, isOwn }: Schemas, compile: () => T): T {
  try {
    return compile()
  } catch (error) {
    if (!isOwn(file) || !(error instanceof Error)) throw error
    throw new SchemaError(`${nameOf(file)}: ${error.message}.`)
  }
}

/** The module with the validators of the engine's schemas of content. */
const contentModule = 'validators.mjs'

/** The module with those of the site's section types. */
export const ownValidatorModule = 'own-validators.mjs'

/**
 * The schemas of data that the API reads. Each has its own module, so that a process loads only the
 * ones it needs.
 */
const apiSchemas = [
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

/**
 * The module with the validators of the site's section types. What Ajv wrote takes its runtime from the engine, since
 * a package manager need not put it where the site would find it. `ofEngine`: the generated folder of the engine.
 */
export async function emitOwnValidators(
  schemas: Schemas,
  ofEngine: string,
): Promise<ReadonlyMap<string, string>> {
  const { default: standalone } = await import('ajv/dist/standalone/index.js')
  const ajv = await createAjv(schemas.files, true)
  const own = [...schemas.ownTypes].map(sectionSchema)
  for (const file of own) compileNamed(file, schemas, () => ajv.getSchema(file))
  const exports = Object.fromEntries(own.map((file) => [exportName(file), file]))
  const from = JSON.stringify(pathToFileURL(join(ofEngine, contentModule)).href)
  const text = moduleOf(standalone.default(ajv, exports), { from, digest: schemas.hash })
  return new Map([[ownValidatorModule, text]])
}

function moduleOf(
  code: string,
  { from, digest }: { readonly from: string; readonly digest?: string },
) {
  return [
    "import { createRequire } from 'node:module'",
    '// Ajv writes modules that import nothing but its own small runtime, which they require.',
    `const require = createRequire(${from})`,
    code,
    ...(digest === undefined ? [] : [`export const digest = '${digest}'`]),
    '',
  ].join('\n')
}

/** The names of the files that `emitValidators` returns. */
export const validatorModules = (schemas: Schemas): readonly string[] => [
  contentModule,
  ...apiModules(schemas).map(({ module }) => module),
]

/** The validator modules: one for all content, one for each schema of the API. */
export async function emitValidators(schemas: Schemas): Promise<ReadonlyMap<string, string>> {
  const ofEngine = new Map([...schemas.files].filter(([file]) => !schemas.isOwn(file)))
  const [contentAjv, dataAjv, { default: standalone }] = await Promise.all([
    createAjv(ofEngine, true),
    createAjv(emittedSchemas(schemas), true),
    import('ajv/dist/standalone/index.js'),
  ])
  const from = 'import.meta.url'
  const content = [...ofEngine.keys()]
    .filter(isContentSchema)
    .map((file): [string, string] => [exportName(file), file])

  return new Map([
    [
      contentModule,
      moduleOf(standalone.default(contentAjv, Object.fromEntries(content)), {
        ...{ from, digest: schemas.hashOfEngine },
      }),
    ],
    ...apiModules(schemas).map(({ module, schema }): [string, string] => [
      module,
      moduleOf(standalone.default(dataAjv, { validate: schema }), { from }),
    ]),
  ])
}

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

/** The schemas of emitted values that replace a string in content, by `tsType`. */
const replaced: Readonly<Record<string, string>> = {
  RichText: 'data/rich-text.schema.json',
  Wall: 'data/wall.schema.json',
}

/** The content schemas after emission: texts with markup and walls become objects. */
export const emittedSchemas = ({
  files,
}: Pick<Schemas, 'files'>): ReadonlyMap<string, SchemaNode> =>
  new Map([...files].map(([file, node]) => [file, asEmitted(file, node)]))

function asEmitted(file: string, value: object): object
function asEmitted(file: string, value: unknown): unknown
function asEmitted(file: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => asEmitted(file, item))
  if (!isRecord(value)) return value

  const { tsType } = value
  if (tsType === 'number') return { type: 'number' }
  const target = typeof tsType === 'string' ? replaced[tsType] : undefined
  // Inside allOf, because Ajv does not resolve a reference that points directly to another
  // reference.
  if (target !== undefined)
    return { allOf: [{ $ref: posix.relative(posix.dirname(file), target) }] }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asEmitted(file, inner)]),
  )
}
