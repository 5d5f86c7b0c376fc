import type { Cache } from '../cache.ts'
import type { TextPair } from '../compare/pairs.ts'
import type { Site } from '../model/site.ts'
import type { Text } from '../model/texts.ts'
import type { SourceDocument } from '../read/documents.ts'
import { glossaryOf } from '../text/glossary.ts'
import { scan } from '../text/scan.ts'
import type { SchemaNode, Schemas } from '../validate/schemas.ts'

type Item = Text | TextPair

/** Items with equal text and schema, in files of the same kind and language. */
export interface EqualTexts {
  readonly items: readonly [Item, ...Item[]]
  /** What their text, or one text of a pair, may have: the bits of `scan`. */
  readonly marks: number
  /** The codes of their findings. */
  readonly codes: string[]
}

export interface Partition {
  /** Not checked yet. */
  readonly unchecked: readonly EqualTexts[]
  /** Checked before, with findings. */
  readonly flagged: readonly EqualTexts[]
}

type Pick = (site: Site, cache: Cache) => readonly Item[]

/** Remembers which texts were checked and which had findings, for repeated checks. */
export interface SeenTexts {
  /**
   * Starts a check of a site. Returns a function that partitions the items of a rule. All items
   * become unchecked if site-wide data changed.
   */
  begin(site: Site, cache: Cache): (pick: Pick) => Partition
  /** Call after every rule checked its partition. */
  markChecked(): void
}

interface Entry {
  readonly marks: number
  readonly codes: string[]
  isChecked: boolean
}

/** By kind and language of the file, by schema, by text. */
type Entries = Map<string, Map<SchemaNode, Map<string, Entry>>>

export function createSeenTexts(): SeenTexts {
  let entries: Entries = new Map()
  let schemas: Schemas | undefined
  let shared = ''
  let open: Entry[] = []

  const partition = (items: readonly Item[]): Partition => {
    const alike = new Map<Entry, EqualTexts & { readonly items: [Item, ...Item[]] }>()
    let last: SourceDocument | undefined
    let ofDocument: Map<SchemaNode, Map<string, Entry>> = new Map()

    for (const item of items) {
      const { document, schema } = textOf(item)
      // Items of one document are adjacent, so the lookup is done once per document.
      if (document !== last) ofDocument = inner(entries, `${document.kind} ${document.language}`)
      last = document
      const entry = entryOf(inner(ofDocument, schema), item)
      const same = alike.get(entry)
      if (same) same.items.push(item)
      else alike.set(entry, { items: [item], marks: entry.marks, codes: entry.codes })
    }
    const all = [...alike]
    const unchecked = all.filter(([entry]) => !entry.isChecked)
    open = open.concat(unchecked.map(([entry]) => entry))
    return {
      unchecked: unchecked.map(([, same]) => same),
      flagged: all.flatMap(([{ isChecked, codes }, same]) =>
        isChecked && codes.length > 0 ? [same] : [],
      ),
    }
  }

  return {
    begin: (site, cache) => {
      const sharedNow = sharedOf(site, cache)
      if (schemas !== site.schemas || shared !== sharedNow) entries = new Map()
      schemas = site.schemas
      shared = sharedNow
      open = []
      const partitions = new Map<Pick, Partition>()

      return (pick) => {
        const picked = partitions.get(pick) ?? partition(pick(site, cache))
        partitions.set(pick, picked)
        return picked
      }
    },
    markChecked: () => {
      for (const entry of open) entry.isChecked = true
      open = []
    },
  }
}

const textOf = (item: Item): Text => ('source' in item ? item.translation : item)

const wordsOf = (item: Item) =>
  'source' in item ? `${item.source.text}\0${item.translation.text}` : item.text

function inner<Key, InnerKey, Value>(
  outer: Map<Key, Map<InnerKey, Value>>,
  key: Key,
): Map<InnerKey, Value> {
  const known = outer.get(key)
  if (known) return known
  const created = new Map<InnerKey, Value>()
  outer.set(key, created)
  return created
}

/** What the text of an item, or one text of a pair, may have. */
export const marksOf = (item: Item): number =>
  'source' in item ? scan(item.source.text) | scan(item.translation.text) : scan(item.text)

function entryOf(entries: Map<string, Entry>, item: Item): Entry {
  const words = wordsOf(item)
  const known = entries.get(words)
  if (known) return known
  const created: Entry = { marks: marksOf(item), codes: [], isChecked: false }
  entries.set(words, created)
  return created
}

/** Kinds of files with site-wide data. */
const ofSite: ReadonlySet<string> = new Set([
  'site',
  'facts',
  'catalog',
  'walls',
  'glossary',
  'language',
  'quiz-frames',
])

/**
 * The data besides the text that an item rule may use: settings, facts, names and the list of
 * files.
 */
function sharedOf(site: Site, cache: Cache): string {
  const files = site.documents.map(({ kind, file, text }) => (ofSite.has(kind) ? text : file))
  const facts = JSON.stringify([...site.facts])
  return [site.today, facts, ...glossaryOf(site, cache).allNames, ...files].join('\n')
}
