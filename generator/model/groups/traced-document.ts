import type { SourceDocument } from '../../read/documents.ts'

/** A document that calls `note` when more than its name is read. */
export function tracedDocument(document: SourceDocument, note: () => void): SourceDocument {
  const { kind, name, language, file, address } = document
  const read = () => {
    note()
    return document
  }
  return {
    kind,
    name,
    ...(language !== undefined && { language }),
    file,
    address,
    get data() {
      return read().data
    },
    get problems() {
      return read().problems
    },
    get text() {
      return read().text
    },
    get hash() {
      return read().hash
    },
    place: (path, inside) => read().place(path, inside),
    copy: () => read().copy(),
  }
}
