import { readHead } from '../model/groups/head.ts'
import { readAddresses, readCaption } from '../model/groups/outline.ts'
import { once } from '../once.ts'
import type { SourceDocument } from '../read/documents.ts'
import { type Checking, type KnownDocument, readDocument } from './content-queries.ts'

/** What is known of a document, read as far as it is asked for: of its address and title its first lines. */
export function glanceAt(document: SourceDocument, checking: Checking): KnownDocument {
  const whole = once(() => readDocument(document, checking))
  const head = document.kind === 'page' ? readHead(document.text) : {}
  if (!head) return whole()
  return {
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
      get sectionTypes() {
        return whole().face.sectionTypes
      },
      get holds() {
        return whole().face.holds
      },
    },
  }
}
