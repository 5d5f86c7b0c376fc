import { figuresIn, type Reader } from './figures-in.ts'
import type { Said } from './unmatched.ts'
import { wordFigures } from './word-figures.ts'

/** What the texts of one language say in figures, taken together. */
export function said(texts: readonly string[], reader: Reader): Said {
  return {
    figures: texts.flatMap((text) => figuresIn(text, reader)),
    words: () => texts.flatMap((text) => wordFigures(text, reader.conventions)),
    isKnown: reader.conventions.isKnown,
  }
}
