import type { Place } from './diagnostics/diagnostic.ts'
import type { Text } from './values.ts'

/** Where the characters of a text that start at `index` stand in its file. */
export const tokenPlace = (
  { document, text, path }: Text,
  { index, length }: { readonly index: number; readonly length: number },
): Place => document.place(path, { within: text.slice(index, index + length), after: index })
