import { memoize } from '../memoize.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'
import { sectionSchema } from './own-sections.ts'
import type { SchemaNode } from './schema-node.ts'
import type { SchemaAt, Schemas } from './schemas.ts'

/** A value of a document and its schema. */
export interface Visit {
  readonly document: SourceDocument
  readonly value: unknown
  /** References are resolved. */
  readonly schema: SchemaNode
  readonly path: Path
}

interface Child {
  readonly step: string | number
  readonly value: unknown
  readonly at: SchemaAt
}

/** The children of a value, each with its schema. Children without a schema are left out. */
export function children(schemas: Schemas, at: SchemaAt, value: unknown): readonly Child[] {
  if (typeof value !== 'object' || value === null) return none
  const { file, node } = schemas.resolve(at)
  const found: Child[] = []

  if (Array.isArray(value)) {
    const itemsAt = node.items && { file, node: node.items }
    for (let step = 0; itemsAt && step < value.length; step += 1) {
      const item: unknown = value[step]
      const itemAt = schemaOfItem(schemas, itemsAt, item)
      if (itemAt) found.push({ step, value: item, at: itemAt })
    }
  } else if (isRecord(value)) {
    const others = isRecord(node.additionalProperties) ? node.additionalProperties : undefined
    for (const step of Object.keys(value)) {
      const child = node.properties?.[step] ?? others
      const at = child && schemaOfItem(schemas, { file, node: child }, value[step])
      if (at) found.push({ step, value: value[step], at })
    }
  }
  return found
}

const none: readonly Child[] = []

/** The schema of a value. That of a section, or of what stands in a slot of one, depends on its `type`. */
export function schemaOfItem(schemas: Schemas, at: SchemaAt, item: unknown): SchemaAt | undefined {
  const place = schemas.resolve(at).node['x-sections']
  if (!place) return at

  const type = isRecord(item) ? item['type'] : undefined
  if (place !== true && type === undefined) return at
  const file = typeof type === 'string' ? sectionSchema(type) : ''
  return schemas.files.has(file) ? schemas.root(file) : undefined
}

/** All values of a document. Parents come before their children. */
export const visits = memoize((schemas: Schemas, document: SourceDocument): readonly Visit[] => {
  const visited: Visit[] = []
  const visit = (value: unknown, at: SchemaAt, path: Path) => {
    visited.push({ document, value, schema: schemas.resolve(at).node, path })
    for (const child of children(schemas, at, value))
      visit(child.value, child.at, [...path, child.step])
  }
  visit(document.data, schemas.root(`${document.kind}.schema.json`), [])
  return visited
})

/** Tells every string inside a value, with its schema, and keeps nothing. */
export function eachString(
  schemas: Schemas,
  at: SchemaAt,
  value: unknown,
  use: (text: string, schema: SchemaNode) => void,
): void {
  if (typeof value === 'string') use(value, schemas.resolve(at).node)
  else
    for (const child of children(schemas, at, value))
      eachString(schemas, child.at, child.value, use)
}

/** How `mapStrings` copies a value. */
interface Mapping {
  readonly replace: (text: string, schema: SchemaNode) => unknown
  /** The items of a list that are copied in place of its own. Default: these. */
  readonly itemsOf?: (list: readonly unknown[], item: SchemaNode | undefined) => readonly unknown[]
}

/** Copies a value and replaces each string by the result of `replace`. */
export function mapStrings(
  schemas: Schemas,
  at: SchemaAt,
  value: unknown,
  mapping: Mapping,
): unknown {
  if (typeof value === 'string') return mapping.replace(value, schemas.resolve(at).node)
  if (typeof value !== 'object' || value === null) return value

  const whole = Array.isArray(value) ? listOf(schemas, at, value, mapping) : value
  const inner = new Map(
    [...children(schemas, at, whole)].map((child) => [
      child.step,
      mapStrings(schemas, child.at, child.value, mapping),
    ]),
  )
  if (Array.isArray(whole)) return whole.map((item, index) => inner.get(index) ?? item)
  return Object.fromEntries(
    Object.entries(whole).map(([key, item]) => [key, inner.get(key) ?? item]),
  )
}

function listOf(
  schemas: Schemas,
  at: SchemaAt,
  list: readonly unknown[],
  { itemsOf }: Mapping,
): readonly unknown[] {
  if (!itemsOf) return list
  const { file, node } = schemas.resolve(at)
  return itemsOf(list, node.items && schemas.resolve({ file, node: node.items }).node)
}
