import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, isWithin, nameIn, type Path } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Schemas } from '../validate/schemas.ts'
import { type Alignment, alignments, type DocumentPair, documentPairs } from './pairs.ts'

/** A list whose items have another order in the translation. */
interface Reordered {
  readonly from: Path
  readonly to: Path
  /** The identifying texts of the items, in the order of the source. */
  readonly order: readonly string[]
  readonly otherOrder: readonly string[]
}

/** The values that must be the same in two documents. */
interface SameValues extends DocumentPair {
  /** The values that must be equal, except those inside reordered lists. */
  readonly values: readonly Alignment[]
  readonly reordered: readonly Reordered[]
}

/** The shared values of every document pair. */
export const sameValuesOf = (site: Site): readonly SameValues[] =>
  documentPairs(site).map((pair) => ({
    ...pair,
    ...collect(site.schemas, pair.source, pair.translation),
  }))

/** Whether a value is the same in every language, by its `x-i18n` or else by its type. */
function isShared(schema: SchemaNode, value: unknown): boolean {
  const i18n = schema['x-i18n']
  if (i18n !== undefined) return i18n === 'same' || i18n === 'name'
  if (typeof value === 'number' || typeof value === 'boolean') return true
  const isName = (schema.enum ?? schema.const ?? schema['x-ref']) !== undefined
  return typeof value === 'string' && isName
}

/** Follows from the two files only, so it is memoized by them. */
const collect = memoize((schemas: Schemas, source: SourceDocument, translation: SourceDocument) => {
  const all = alignments(schemas, source, translation)
  const values = all.filter(({ from, schema }) => isShared(schema, from.value))
  const reordered = all.flatMap(reorderedList)

  return {
    reordered,
    values:
      reordered.length === 0
        ? values
        : values.filter(({ to }) => !reordered.some((list) => isWithin(to.path, list.to))),
  }
})

function reorderedList({ from, to }: Alignment): readonly Reordered[] {
  if (!Array.isArray(from.value) || !Array.isArray(to.value)) return []
  const [order, otherOrder] = [from.value, to.value].map((list) => list.map(nameOf))
  return order && otherOrder && isReordered(order, otherOrder)
    ? [{ from: from.path, to: to.path, order, otherOrder }]
    : []
}

/** What tells an item from the others of its list, also the choice of a field. */
const nameOf = (item: unknown): string =>
  nameIn(item) ?? (isRecord(item) ? String(item['value'] ?? item['name'] ?? '') : '')

const isReordered = (order: readonly string[], other: readonly string[]) =>
  order.join('\n') !== other.join('\n') &&
  order.toSorted().join('\n') === other.toSorted().join('\n')
