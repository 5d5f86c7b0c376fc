import { posix } from 'node:path'
import { isRecord } from '../read/path.ts'
import type { SchemaNode, Schemas } from './schemas.ts'

/** The schemas of the values that replace a string when content is emitted, by their `tsType`. */
const replaced: Readonly<Record<string, string>> = {
  RichText: 'data/rich-text.schema.json',
  Wall: 'data/wall.schema.json',
}

/** The schemas of content as they are after emission: texts with markup and walls are objects. */
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
  const target = typeof tsType === 'string' ? replaced[tsType] : undefined
  // Within allOf, since Ajv does not resolve a reference that leads straight to another.
  if (target !== undefined)
    return { allOf: [{ $ref: posix.relative(posix.dirname(file), target) }] }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, asEmitted(file, inner)]),
  )
}
