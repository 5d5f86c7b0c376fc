import { readFace, readOutline } from '../model/groups/outline.ts'
import type { SourceDocument } from '../read/documents.ts'
import type { Schemas } from '../validate/schemas.ts'
import { findSchemaErrors } from '../validate/validate.ts'
import type { Validators } from '../validate/validators.ts'
import { hashOf } from './fingerprints.ts'
import type { DocumentRecord, Records } from './records.ts'

interface DocumentsInput {
  readonly documents: readonly SourceDocument[]
  readonly schemas: Schemas
  readonly validators: Validators
  readonly records: Records
}

/** The record of each document. Documents that changed since their record was made are read again. */
export function recordDocuments({
  documents,
  schemas,
  validators,
  records,
}: DocumentsInput): (document: SourceDocument) => DocumentRecord {
  const known = new Map(
    documents.map((document) => {
      const of = hashOf([schemas.hash, document.hash])
      const before = records.documents.get(document.file)
      return [document, before?.of === of ? before : read(document, of)] as const
    }),
  )
  function read(known: SourceDocument, of: string): DocumentRecord {
    const document = known.copy()
    return {
      of,
      outline: readOutline(document, schemas),
      face: readFace(document, schemas),
      broken: document.problems,
      invalid: document.data === undefined ? [] : findSchemaErrors(document, schemas, validators),
    }
  }
  records.documents.clear()
  for (const [{ file }, record] of known) records.documents.set(file, record)

  return (document) => {
    const record = known.get(document)
    if (!record) throw new Error(`${document.file} is not among the checked documents.`)
    return record
  }
}
