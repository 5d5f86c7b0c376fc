import type { Place } from '../diagnostics/diagnostic.ts'
import type { Text } from './values.ts'

/** Some characters of a text. */
export interface Token {
  readonly index: number
  readonly length: number
}

/** Where the characters of a text that start at `index` stand in its file. */
export const tokenPlace = ({ document, text, path }: Text, { index, length }: Token): Place =>
  document.place(path, { within: text.slice(index, index + length), after: index })

/** The same where they stand in the file as they are in the text, so that they can be replaced. */
export function exactPlace(text: Text, token: Token): Place | undefined {
  const place = tokenPlace(text, token)
  const { line, column, end } = place
  return end?.line === line && end.column - column === token.length ? place : undefined
}
