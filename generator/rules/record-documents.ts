import type { Cache } from '../cache.ts'
import { readHead } from '../model/groups/head.ts'
import { readAddresses, readCaption, readFace, readOutline } from '../model/groups/outline.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Steps } from '../steps.ts'
import type { Schemas } from '../validate/schemas.ts'
import { findSchemaErrors } from '../validate/validate.ts'
import type { Validators } from '../validate/validators.ts'
import type { DocumentRecord, Records } from './records.ts'

interface DocumentsInput {
  readonly documents: readonly SourceDocument[]
  readonly schemas: Schemas
  readonly validators: Validators
  readonly records: Records
}

export type RecordOf = (document: SourceDocument) => DocumentRecord

/** The record of each document. Documents that changed since their record was made are read again. */
export function* recordDocuments(input: DocumentsInput, cache: Cache): Steps<RecordOf> {
  const { documents, records } = input
  const keep = createKeeper(input, cache)
  for (const document of documents) {
    const record = keep.read(document)
    if (records.documents.get(document.file) !== record)
      records.documents.set(document.file, record)
    yield
  }
  if (records.documents.size > documents.length) {
    const files = new Set(documents.map(({ file }) => file))
    for (const file of records.documents.keys())
      if (!files.has(file)) records.documents.delete(file)
  }
  return keep.read
}

/**
 * The record of each document. Of one that changed no more is read than what is asked for: of its address
 * and title its first lines.
 */
export function lookAtDocuments(input: DocumentsInput, cache: Cache): RecordOf {
  const keep = createKeeper(input, cache)
  const glances = new Map<SourceDocument, DocumentRecord>()
  return (document) => {
    const known = keep.known(document) ?? glances.get(document)
    if (known) return known
    const glance = glanceAt(document, () => keep.read(document))
    glances.set(document, glance)
    return glance
  }
}

/** The records of documents by the document, which a check of the same schemas finds again. */
export const createKeptRecords = (_: Schemas): WeakMap<SourceDocument, DocumentRecord> =>
  new WeakMap()

function createKeeper({ schemas, validators, records }: DocumentsInput, cache: Cache) {
  const kept = cache.get(createKeptRecords, schemas)
  const keep = (document: SourceDocument, record: DocumentRecord) => {
    kept.set(document, record)
    return record
  }
  const keyOf = ({ hash }: SourceDocument) => `${schemas.hash} ${hash}`

  const known = (document: SourceDocument): DocumentRecord | undefined => {
    const own = kept.get(document)
    if (own) return own
    const before = records.documents.get(document.file)
    return before?.of === keyOf(document) ? keep(document, before) : undefined
  }
  const read = (document: SourceDocument): DocumentRecord => {
    const before = known(document)
    if (before) return before
    const copy = document.copy()
    return keep(document, {
      of: keyOf(document),
      outline: readOutline(copy, schemas),
      face: readFace(copy, schemas),
      broken: copy.problems,
      invalid: copy.data === undefined ? [] : findSchemaErrors(copy, schemas, validators),
    })
  }
  return { known, read }
}

/** A record that is read as far as it is asked for. */
function glanceAt(document: SourceDocument, whole: () => DocumentRecord): DocumentRecord {
  const isPage = document.kind === 'page'
  const head = isPage ? readHead(document.text) : {}
  if (!head) return whole()
  return {
    get of() {
      return whole().of
    },
    get broken() {
      return whole().broken
    },
    get invalid() {
      return whole().invalid
    },
    outline: {
      ...readAddresses(head),
      get names() {
        return whole().outline.names
      },
    },
    face: {
      ...readCaption(head),
      get forms() {
        return whole().face.forms
      },
    },
  }
}
