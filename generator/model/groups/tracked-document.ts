import type { SourceDocument } from '../../read/documents.ts'

interface Reading {
  /** The document as it is by now. */
  read(): SourceDocument
  /** A copy of it, since a document keeps the places that it has looked up. */
  copy(): SourceDocument
}

/** A document that is read again at each look, so that who keeps records can note it. */
export function trackedDocument(
  { kind, name, language, file, address }: SourceDocument,
  { read, copy }: Reading,
): SourceDocument {
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
    place: (path, inside) => copy().place(path, inside),
    copy: () => read().copy(),
  }
}
