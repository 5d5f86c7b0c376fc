import type { MessageData } from '../diagnostics/message.ts'
import { hasShippedWords, readShippedWords } from '../languages/shipped-words.ts'
import { memoize } from '../memoize.ts'
import { pagesIn } from '../model/outline.ts'
import type { Language, Site } from '../model/site.ts'
import { isTranslatable, type Text } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, nameIn, type Path } from '../read/path.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../validate/schemas.ts'
import { children } from '../validate/walk.ts'

/** A document of the source language and its translation. */
export interface DocumentPair {
  readonly source: SourceDocument
  readonly translation: SourceDocument
  readonly language: Language
}

/** A value that only one document of a pair has. Paths differ if the order of a list differs. */
export interface Difference {
  readonly key: string | number
  readonly value: unknown
  readonly schema: SchemaNode
  /** The schema with its references unresolved. */
  readonly at: SchemaAt
  /** The path in the document that has the value. */
  readonly path: Path
  /** The path of the parent in the document that lacks the value. */
  readonly parent: Path
}

/** All document pairs of which both files are readable. */
export function documentPairs(site: Site): readonly DocumentPair[] {
  const { code } = site.source
  const others = site.documents.filter(({ kind, language }) => kind !== 'page' && language === code)
  return [...pagesIn(site, code), ...others].flatMap((source) =>
    site.translations.flatMap((language) => {
      const translation = site.find(source.kind, source.name, language.code)
      return translation && source.data !== undefined && translation.data !== undefined
        ? [{ source, translation, language }]
        : []
    }),
  )
}

/** What a translation lacks. Words that Diptych says itself are none that a language in part needs. */
export function lackedValues(
  { schemas }: Site,
  { source, translation, language: { code, isPartial } }: DocumentPair,
): readonly Difference[] {
  const lacked = differences(schemas, source, translation)
  if (translation.kind !== 'language' || !isPartial || !hasShippedWords(code)) return lacked
  return lacked.filter(({ path }) => !Object.hasOwn(readShippedWords(code), String(path[0])))
}

/** A value and its path. */
export interface Side {
  readonly value: unknown
  readonly path: Path
}

/** A value and its counterpart in the other document. */
export interface Alignment {
  readonly from: Side
  readonly to: Side
  readonly schema: SchemaNode
}

/**
 * The values that `from` has and `to` lacks, found along the schema. List items are matched by
 * `id`, links by the page that they lead to, others by position. A missing object counts once,
 * without its keys.
 */
export const differences = (schemas: Schemas, from: SourceDocument, to: SourceDocument) =>
  align(schemas, from, to).differences

/**
 * The values that both documents have, matched like `differences`. Parents come before their
 * children.
 */
export const alignments = (schemas: Schemas, from: SourceDocument, to: SourceDocument) =>
  align(schemas, from, to).alignments

/** Memoized, because several rules need the result. */
const align = memoize((schemas: Schemas, source: SourceDocument, other: SourceDocument) => {
  const found: Difference[] = []
  const matched: Alignment[] = []

  const alignInside = (at: SchemaAt, from: Side, to: Side) => {
    if (!isAlike(from.value, to.value)) return
    const stepOf = stepsTo(from.value, to.value)
    const isCounted = schemas.resolve(at).node['x-count'] !== undefined

    for (const child of children(schemas, at, from.value)) {
      const schema = schemas.resolve(child.at).node
      if (schema['x-i18n'] === 'per-language') continue
      const { step: key, value } = child
      const path = [...from.path, key]
      const step = stepOf(key)
      if (step !== undefined) {
        const other = { value: Reflect.get(Object(to.value), step), path: [...to.path, step] }
        const [inner, counter] = inOneForm(schema, { value, path }, other)
        matched.push({ from: inner, to: counter, schema })
        alignInside(child.at, inner, counter)
        // A language has the forms of number that it needs.
      } else if (!isCounted) found.push({ key, value, schema, at: child.at, path, parent: to.path })
    }
  }
  const root = schemas.root(`${source.kind}.schema.json`)
  alignInside(root, { value: source.data, path: [] }, { value: other.data, path: [] })
  return { differences: found, alignments: matched }
})

/** Two sides of which one may have a form per number and the other one for all: that stands beside `other`. */
function inOneForm(schema: SchemaNode, from: Side, to: Side): readonly [Side, Side] {
  if (schema['x-count'] === undefined || isAlike(from.value, to.value)) return [from, to]
  const widest = ({ value, path }: Side): Side =>
    isRecord(value) ? { value: value['other'], path: [...path, 'other'] } : { value, path }
  return [widest(from), widest(to)]
}

/** Finds the key or index in `to` of the counterpart of what stands in `from`. */
function stepsTo(
  from: unknown,
  to: unknown,
): (step: string | number) => string | number | undefined {
  if (isRecord(to)) return (step) => (Object.hasOwn(to, step) ? step : undefined)
  const items = Array.isArray(from) && Array.isArray(to) ? counterpartsIn(from, to) : []
  return (step) => items[Number(step)]
}

/** The same for one step. */
export const counterpart = (
  { from, to }: { readonly from: unknown; readonly to: unknown },
  step: string | number,
) => stepsTo(from, to)(step)

/**
 * The index of each item's counterpart. Items with the same name belong together, those at the same
 * position first; then items at the same position, if the lists have one length or one of the two
 * has no name.
 */
function counterpartsIn(
  from: readonly unknown[],
  to: readonly unknown[],
): readonly (number | undefined)[] {
  const [names, others] = [from.map(nameIn), to.map(nameIn)]
  const free = new Set(others.keys())
  const take = (index: number) => (free.delete(index) ? index : undefined)

  return names
    .map((name, index) => (name !== undefined && name === others[index] ? take(index) : undefined))
    .map((index, at) => {
      const name = names[at]
      if (index !== undefined || name === undefined) return index
      return take(others.findIndex((other, step) => other === name && free.has(step)))
    })
    .map((index, at) => {
      if (index !== undefined) return index
      const isMisnamed = names.length === others.length
      const isNameless = names[at] === undefined || others[at] === undefined
      return isMisnamed || isNameless ? take(at) : undefined
    })
}

/** Values of different types are not compared. The schema reports the wrong type. */
const isAlike = (a: unknown, b: unknown) =>
  isRecord(a) === isRecord(b) && Array.isArray(a) === Array.isArray(b)

/** Names a difference by its key, its id or else its position. */
export function nameOf({ key, value }: Difference, data: MessageData) {
  if (typeof key === 'string') return { messageId: 'key' as const, data: { ...data, key } }
  const id = nameIn(value)
  return typeof id === 'string'
    ? { messageId: 'item' as const, data: { ...data, id } }
    : { messageId: 'position' as const, data: { ...data, position: String(key + 1) } }
}

/** A text of the source language and its translation. List items are matched by id. */
export interface TextPair {
  readonly source: Text
  readonly translation: Text
  readonly language: Language
}

/** All texts that both the source language and a translation have. */
export const textPairs = memoize((site: Site): readonly TextPair[] =>
  documentPairs(site).flatMap(({ source, translation, language }) =>
    pairTexts(site.schemas, source, translation).map((texts) => ({ ...texts, language })),
  ),
)

/** Without the language it follows from the two files only, so it is memoized by them. */
export const pairTexts = memoize(
  (schemas: Schemas, source: SourceDocument, translation: SourceDocument) =>
    alignments(schemas, source, translation).flatMap(({ from, to, schema }) =>
      typeof from.value === 'string' && typeof to.value === 'string'
        ? [
            {
              source: { document: source, text: from.value, path: from.path, schema },
              translation: { document: translation, text: to.value, path: to.path, schema },
            },
          ]
        : [],
    ),
)

/** The texts that visitors read, each with its translation. */
export const translatablePairs = memoize((site: Site): readonly TextPair[] =>
  textPairs(site).filter(({ source }) => isTranslatable(source)),
)

/** The pairs of a list in the same object or list as a pair, including the pair itself. */
export const pairsInSameParent = (
  pair: TextPair,
  pairs: readonly TextPair[],
): readonly TextPair[] => byParent(pairs).get(parentOf(pair)) ?? [pair]

const byParent = memoize((pairs: readonly TextPair[]) => Map.groupBy(pairs, parentOf))

const parentOf = ({ translation: { document, path } }: TextPair) =>
  `${document.file}#${path.slice(0, -1).join('.')}`
