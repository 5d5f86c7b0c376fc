import type { Speech, Words } from '../diagnostics/words.ts'
import { remember } from '../remember.ts'

/** What a language is called, by its code. */
export const languageName = remember(
  (code): Words => ({ en: nameIn('en', code), nl: nameIn('nl', code) }),
)

const nameIn = (speech: Speech, code: string) =>
  new Intl.DisplayNames([speech], { type: 'language' }).of(code) ?? code
