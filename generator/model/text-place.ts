import type { Fix, Place } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/message.ts'
import type { Text } from './texts.ts'

interface Replacement {
  readonly title: Words
  readonly text: string
}

/** A fix that puts other characters in the place of some, where the file has them as they are. */
export function replacement(
  text: Text,
  token: Token,
  { title, text: replaced }: Replacement,
): { readonly fix?: Fix<Words> } {
  const at = exactPlace(text, token)
  return at ? { fix: { title, edits: [{ at, text: replaced }] } } : {}
}

/** Some characters of a text. */
interface Token {
  readonly index: number
  readonly length: number
}

/** Where the characters of a text that start at `index` stand in its file. */
export const tokenPlace = ({ document, text, path }: Text, { index, length }: Token): Place =>
  document.place(path, { within: text.slice(index, index + length), after: index })

/** The same where they stand in the file as they are in the text, so that they can be replaced. */
function exactPlace(text: Text, token: Token): Place | undefined {
  const place = tokenPlace(text, token)
  const { line, column, end } = place
  return end?.line === line && end.column - column === token.length ? place : undefined
}
