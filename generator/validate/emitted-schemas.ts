import { posix } from 'node:path'
import { isRecord } from '../read/path.ts'
import type { SchemaNode } from './schema-node.ts'
import type { Schemas } from './schemas.ts'

/** The schemas of emitted values that replace a string in content, by `tsType`. */
const replaced: Readonly<Record<string, string>> = {
  RichText: 'data/rich-text.schema.json',
  Photo: 'data/photo.schema.json',
  Wall: 'data/wall.schema.json',
}

/** The content schemas after emission: texts with markup, photos and walls become objects. */
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
