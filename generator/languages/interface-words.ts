import type { LanguageSettings } from '#site/types.ts'
import { memoize } from '../memoize.ts'
import { hasLanguageFile, readLanguageFile } from './language-file.ts'

/** What Diptych itself says to visitors, where a site says nothing else. */
export interface ShippedWords {
  readonly words: Required<NonNullable<LanguageSettings['words']>>
  readonly notFound: NonNullable<LanguageSettings['notFound']>
  readonly notStored: NonNullable<LanguageSettings['notStored']>
  readonly notTaken: NonNullable<LanguageSettings['notTaken']>
}

/** The words of the interface in a language that Diptych speaks, whatever the region. */
export const readShippedWords = memoize(
  (code: string): ShippedWords => readLanguageFile(code, 'interface'),
)

/** Whether Diptych speaks a language. */
export const hasShippedWords = (code: string): boolean => hasLanguageFile(code, 'interface')
