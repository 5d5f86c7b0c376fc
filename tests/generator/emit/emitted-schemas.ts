import { posix } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { isRecord } from '#generator/read/path.ts'
import { schemas } from '../small-site.ts'

/** The schemas of what takes the place of a string when a document is emitted, by their `tsType`. */
const replaced: Readonly<Record<string, string>> = {
  RichText: 'data/rich-text.schema.json',
  Wall: 'data/wall.schema.json',
}

const ajv = new Ajv2020({ allErrors: true, strict: false })
for (const [file, schema] of schemas.files) ajv.addSchema(asEmitted(file, schema), file)

/** What is wrong with emitted data, as `path message`. */
export function faultsOf(file: string, data: unknown): readonly string[] {
  const validate = ajv.getSchema(file)
  if (!validate) throw new Error(`There is no schema ${file}.`)
  validate(data)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** A schema of content turned into one of what is emitted from it. */
function asEmitted(file: string, value: object): object
function asEmitted(file: string, value: unknown): unknown
function asEmitted(file: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => asEmitted(file, item))
  if (!isRecord(value)) return value

  const { tsType } = value
  const target = typeof tsType === 'string' ? replaced[tsType] : undefined
  // Within allOf, since Ajv loses its way where one reference leads straight to another.
  if (target !== undefined)
    return { allOf: [{ $ref: posix.relative(posix.dirname(file), target) }] }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asEmitted(file, inner)]),
  )
}
