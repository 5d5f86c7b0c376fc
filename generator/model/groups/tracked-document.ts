import type { SourceDocument } from '../../read/documents.ts'

/** A document that is read again at each look, so that who keeps records can note it. */
export function trackedDocument(
  { kind, name, language, file, address }: SourceDocument,
  read: () => SourceDocument,
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
    place: (path, inside) => read().place(path, inside),
    copy: () => read().copy(),
  }
}
