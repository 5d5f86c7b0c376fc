import { rememberTwo } from '../cache.ts'
import type { Site } from '../model/site.ts'
import { isRecord, type Path } from '../read/path.ts'
import type { SchemaNode } from '../validate/schemas.ts'
import { type Alignment, alignments, type DocumentPair, documentPairs } from './alignment.ts'

/** A list whose items stand in another order in a translation. */
export interface Reordered {
  readonly from: Path
  readonly to: Path
  /** What tells its items apart, in the order of the source and of the translation. */
  readonly order: readonly string[]
  readonly otherOrder: readonly string[]
}

/** What is to be the same in every language, in two documents. */
export interface SameValues extends DocumentPair {
  /** Values that are to be equal; those of reordered lists left out. */
  readonly values: readonly Alignment[]
  readonly reordered: readonly Reordered[]
}

const collected = new WeakMap<Site, readonly SameValues[]>()

/** What every pair of twins is to have in common. */
export function sameValuesOf(site: Site): readonly SameValues[] {
  const known = collected.get(site) ?? collectAll(site)
  collected.set(site, known)
  return known
}

/** What follows from two files alone. */
type OfTwins = Omit<SameValues, keyof DocumentPair>

const ofTwins = rememberTwo<OfTwins>()

const collectAll = (site: Site) =>
  Array.from(documentPairs(site), (twins) => ({
    ...twins,
    ...ofTwins([twins.source, twins.translation], () => collect(site, twins)),
  }))

/** Whether a value is the same in every language, by what its schema says or by its type. */
function isShared(schema: SchemaNode, value: unknown): boolean {
  const i18n = schema['x-i18n']
  if (i18n !== undefined) return i18n === 'same' || i18n === 'name'
  if (typeof value === 'number' || typeof value === 'boolean') return true
  return typeof value === 'string' && (schema.enum !== undefined || schema.const !== undefined)
}

function collect(site: Site, twins: DocumentPair): OfTwins {
  const all = alignments(site, twins.source, twins.translation)
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
        : values.filter(
            ({ to }) =>
              !reordered.some((list) => list.to.every((step, depth) => to.path[depth] === step)),
          ),
  }
}

function reorderedList(
  { from, to }: Alignment,
  telling: readonly Alignment[],
): readonly Reordered[] {
  if (!Array.isArray(from.value) || !Array.isArray(to.value)) return []
  if (from.value.length < 2 || from.value.length !== to.value.length) return []

  const ids = [from.value, to.value].map((list) => list.map(idOf))
  const [order = [], otherOrder = []] = ids.every((list) => list.every((id) => id !== undefined))
    ? ids.map((list) => list.map(String))
    : signatures(from.path, from.value.length, telling)
  return isReordered(order, otherOrder) ? [{ from: from.path, to: to.path, order, otherOrder }] : []
}

const isReordered = (order: readonly string[], other: readonly string[]) =>
  order.join('\n') !== other.join('\n') &&
  order.toSorted().join('\n') === other.toSorted().join('\n')

/** What items without id have that is the same in every language, on either side. */
function signatures(
  list: Path,
  length: number,
  telling: readonly Alignment[],
): readonly (readonly string[])[] {
  const sides = [new Array<string>(length).fill(''), new Array<string>(length).fill('')]
  for (const { from, to } of telling) {
    const isInside =
      from.path.length > list.length && list.every((step, at) => from.path[at] === step)
    if (!isInside || typeof from.value === 'object') continue
    const index = Number(from.path[list.length])
    for (const [side, value] of [from.value, to.value].entries()) {
      const texts = sides[side]
      if (texts) texts[index] = [texts[index], value].filter((part) => part !== '').join(' ')
    }
  }
  return sides
}

const idOf = (item: unknown) => (isRecord(item) ? item['id'] : undefined)
