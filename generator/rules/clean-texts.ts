import type { SourceDocument } from '../read/documents.ts'
import type { SchemaNode } from '../validate/schema-node.ts'
import type { Item } from './rule.ts'

/** A generation of texts. Texts that two generations do not have are checked again. */
const maxTexts = 10_000

/** What was looked at to find an item clean. */
export interface Look {
  /** The marks of its texts. */
  readonly marks: number
  /** What was read for it. */
  readonly reads: readonly number[]
}

/** Looks by the text, or by the source and then by its translation, that has a schema in a kind of document. */
type Known = Map<string, Map<string, Look>>
type Generation = Map<string, Map<SchemaNode, Known>>

/** Remembers, during one check, the texts in which no rule can find anything. */
export interface CleanTexts {
  /** The look at an equal text that is clean. */
  lookAt(item: Item): Look | undefined
  add(item: Item, look: Look): void
}

export function createCleanTexts(): CleanTexts {
  let recent = createGeneration()
  let before = createGeneration()
  let size = 0

  return {
    lookAt: (item) => recent.lookAt(item) ?? before.lookAt(item),
    add: (item, look) => {
      if (size >= maxTexts) {
        before = recent
        recent = createGeneration()
        size = 0
      }
      recent.add(item, look)
      size += 1
    },
  }
}

/** Items come document by document, so each looks its kind and language up once. */
function createGeneration(): CleanTexts {
  const all: Generation = new Map()
  let last:
    | { readonly document: SourceDocument; readonly known: Map<SchemaNode, Known> }
    | undefined
  const knownIn = (document: SourceDocument) => {
    if (last?.document === document) return last.known
    const key = `${document.kind} ${document.language}`
    const known = all.get(key) ?? new Map<SchemaNode, Known>()
    all.set(key, known)
    last = { document, known }
    return known
  }

  return {
    lookAt: (item) => {
      const { document, schema, text } = textOf(item)
      return knownIn(document).get(schema)?.get(sourceOf(item))?.get(text)
    },
    add: (item, look) => {
      const { document, schema, text } = textOf(item)
      const known = knownIn(document)
      const ofSchema: Known = known.get(schema) ?? new Map()
      known.set(schema, ofSchema)
      const texts = ofSchema.get(sourceOf(item)) ?? new Map<string, Look>()
      ofSchema.set(sourceOf(item), texts)
      texts.set(text, look)
    },
  }
}

const textOf = (item: Item) => ('source' in item ? item.translation : item)

/** A text without a source is kept as if its source were empty. */
const sourceOf = (item: Item) => ('source' in item ? item.source.text : '')
