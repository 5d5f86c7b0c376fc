import type { Fix } from '../diagnostics/diagnostic.ts'
import type { Words } from '../diagnostics/words.ts'
import { exactPlace, type Token } from './token-place.ts'
import type { Text } from './values.ts'

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
