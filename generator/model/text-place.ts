import type { Fix, Place } from '../diagnostics/diagnostic.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, type Path } from '../read/path.ts'
import type { PlaceInside } from '../read/source-map.ts'
import type { Text } from './texts.ts'

interface Replacement<Title> {
  readonly title: Title
  readonly text: string
}

/** A fix that replaces some characters. Empty if the file escapes or wraps them. */
export function createFix<Title>(
  text: Text,
  token: TextSpan,
  { title, text: replaced }: Replacement<Title>,
): { readonly fix?: Fix<Title> } {
  const at = exactPlace(text, token)
  return at ? { fix: { title, edits: [{ at, text: replaced }] } } : {}
}

/** A range of characters in a text. */
export interface TextSpan {
  readonly index: number
  readonly length: number
}

/** The place in the file of the characters at `index`. */
export const textPlace = ({ document, text, path }: Text, { index, length }: TextSpan): Place =>
  document.place(path, { within: text.slice(index, index + length), after: index })

/** The same, or undefined if the file does not hold the characters literally. */
function exactPlace(text: Text, token: TextSpan): Place | undefined {
  const place = textPlace(text, token)
  const { line, column, end } = place
  return end?.line === line && end.column - column === token.length ? place : undefined
}

/** Where a value stands, and its path for authors: what every finding about it says. */
export const located = (document: SourceDocument, path: Path, inside?: PlaceInside) => ({
  at: document.place(path, inside),
  path: formatPath(path, document.data),
})
