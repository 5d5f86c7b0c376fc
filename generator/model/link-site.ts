import type { Memo } from '../engine/memo.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { type Face, faceOf, type Outline, outlineOf } from './groups/outline.ts'
import type { Site } from './site.ts'
import { siteOf } from './site-of.ts'

/** What is known of a document without its data. */
interface KnownDocument {
  readonly outline: Outline
  readonly face: Face
}

interface LinkInput {
  readonly documents: readonly SourceDocument[]
  readonly schemas: Schemas
  readonly today: string
  readonly fontLetters?: string | undefined
  readonly isRelease?: boolean | undefined
  /** Whether drafts count as live, so that they can be seen and what they lack is told. */
  readonly withDrafts?: boolean | undefined
  /** What nobody knows is read from the documents. */
  readonly knownOf?: ((document: SourceDocument) => KnownDocument | undefined) | undefined
}

/** Links parsed documents into a site. Missing documents are left out. */
export const linkSite = (
  {
    documents,
    schemas,
    today,
    fontLetters = '',
    isRelease = false,
    withDrafts = false,
    knownOf,
  }: LinkInput,
  memo: Memo,
): Site =>
  siteOf(
    {
      documents: () => documents,
      schemas: () => schemas,
      today: () => today,
      fontLetters: () => fontLetters,
      isRelease: () => isRelease,
      withDrafts: () => withDrafts,
      outlineOf: (document) => knownOf?.(document)?.outline ?? outlineOf(document, schemas, memo),
      faceOf: (document) => knownOf?.(document)?.face ?? faceOf(document, schemas, memo),
      derive: ({ compute }) => remembering(compute),
    },
    memo,
  )

function remembering<Value>(compute: (key: string) => Value): (key?: string) => Value {
  const values = new Map<string, { readonly value: Value }>()
  return (key = '') => {
    const known = values.get(key) ?? { value: compute(key) }
    values.set(key, known)
    return known.value
  }
}
