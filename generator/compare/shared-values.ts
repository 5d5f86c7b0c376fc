import { memoize } from '../memoize.ts'
import type { Site } from '../model/site.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isWithin, nameIn, type Path } from '../read/path.ts'
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
  const telling = all.filter(
    ({ from, schema }) => isShared(schema, from.value) || schema['x-i18n'] === 'twin',
  )
  const reordered = all.flatMap((list) => reorderedList(list, telling))

  return {
    reordered,
    values:
      reordered.length === 0
        ? values
        : values.filter(({ to }) => !reordered.some((list) => isWithin(to.path, list.to))),
  }
})

function reorderedList(
  { from, to }: Alignment,
  telling: readonly Alignment[],
): readonly Reordered[] {
  if (!Array.isArray(from.value) || !Array.isArray(to.value)) return []
  if (from.value.length < 2 || from.value.length !== to.value.length) return []

  const ids = [from.value, to.value].map((list) => list.map(nameIn))
  const [order = [], otherOrder = []] = ids.every((list) => list.every((id) => id !== undefined))
    ? ids.map((list) => list.map(String))
    : signatures(from.path, from.value.length, telling)
  return isReordered(order, otherOrder) ? [{ from: from.path, to: to.path, order, otherOrder }] : []
}

const isReordered = (order: readonly string[], other: readonly string[]) =>
  order.join('\n') !== other.join('\n') &&
  order.toSorted().join('\n') === other.toSorted().join('\n')

/**
 * Identifies list items without id by their shared values, for the source and for the translation.
 */
function signatures(
  list: Path,
  length: number,
  telling: readonly Alignment[],
): readonly (readonly string[])[] {
  const sides = [new Array<string>(length).fill(''), new Array<string>(length).fill('')]
  for (const { from, to } of telling) {
    const isInside = from.path.length > list.length && isWithin(from.path, list)
    if (!isInside || typeof from.value === 'object') continue
    for (const [side, { path, value }] of [from, to].entries()) {
      const index = Number(path[list.length])
      const texts = sides[side]
      if (texts) texts[index] = [texts[index], value].filter((part) => part !== '').join(' ')
    }
  }
  return sides
}
