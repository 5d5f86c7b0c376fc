import { remember } from '../cache.ts'
import type { Speech, Words } from '../diagnostics/message.ts'

/** What a language is called, by its code. */
export const languageName = remember(
  (code): Words => ({ en: nameIn('en', code), nl: nameIn('nl', code) }),
)

const nameIn = (speech: Speech, code: string) =>
  new Intl.DisplayNames([speech], { type: 'language' }).of(code) ?? code
