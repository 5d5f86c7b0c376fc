import type { SourceDocument } from '../read/documents.ts'
import type { SchemaNode } from '../validate/schemas.ts'
import type { Item } from './rule.ts'

/** A generation of texts. Texts that two generations do not have are checked again. */
const maxTexts = 10_000

/** By kind and language of the document, by schema: the texts. */
type Generation = Map<string, Map<SchemaNode, Set<string>>>

/** Remembers, during one check, the texts in which no rule can find anything. */
export interface CleanTexts {
  /** Whether an equal text is clean. */
  has(item: Item): boolean
  add(item: Item): void
}

export function createCleanTexts(): CleanTexts {
  let recent: Generation = new Map()
  let before: Generation = new Map()
  let size = 0

  return {
    has: (item) => {
      const text = wordsOf(item)
      return textsIn(recent, item)?.has(text) || textsIn(before, item)?.has(text) || false
    },
    add: (item) => {
      if (size >= maxTexts) {
        before = recent
        recent = new Map()
        size = 0
      }
      const { document, schema } = textOf(item)
      const ofDocument = recent.get(keyOf(document)) ?? new Map<SchemaNode, Set<string>>()
      recent.set(keyOf(document), ofDocument)
      const texts = ofDocument.get(schema) ?? new Set()
      ofDocument.set(schema, texts)
      texts.add(wordsOf(item))
      size += 1
    },
  }
}

const textOf = (item: Item) => ('source' in item ? item.translation : item)

const wordsOf = (item: Item) =>
  'source' in item ? `${item.source.text}\0${item.translation.text}` : item.text

const keyOf = ({ kind, language }: SourceDocument) => `${kind} ${language}`

function textsIn(generation: Generation, item: Item): ReadonlySet<string> | undefined {
  const { document, schema } = textOf(item)
  return generation.get(keyOf(document))?.get(schema)
}
