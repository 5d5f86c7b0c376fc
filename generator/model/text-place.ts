import type { Fix, Place } from '../diagnostics/diagnostic.ts'
import type { Text } from './texts.ts'

interface Replacement<Title> {
  readonly title: Title
  readonly text: string
}

/** A fix that puts other characters in the place of some, where the file has them as they are. */
export function createFix<Title>(
  text: Text,
  token: TextSpan,
  { title, text: replaced }: Replacement<Title>,
): { readonly fix?: Fix<Title> } {
  const at = exactPlace(text, token)
  return at ? { fix: { title, edits: [{ at, text: replaced }] } } : {}
}

/** Some characters of a text. */
interface TextSpan {
  readonly index: number
  readonly length: number
}

/** Where the characters of a text that start at `index` stand in its file. */
export const textPlace = ({ document, text, path }: Text, { index, length }: TextSpan): Place =>
  document.place(path, { within: text.slice(index, index + length), after: index })

/** The same where they stand in the file as they are in the text, so that they can be replaced. */
function exactPlace(text: Text, token: TextSpan): Place | undefined {
  const place = textPlace(text, token)
  const { line, column, end } = place
  return end?.line === line && end.column - column === token.length ? place : undefined
}
