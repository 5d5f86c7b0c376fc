import { remember } from '../cache.ts'
import type { LegacyLanguage, LegacyMessage } from '../diagnostics/legacy-message.ts'

/** What a language is called, by its code. */
export const languageName = remember(
  (code): LegacyMessage => ({ en: nameIn('en', code), nl: nameIn('nl', code) }),
)

const nameIn = (speech: LegacyLanguage, code: string) =>
  new Intl.DisplayNames([speech], { type: 'language' }).of(code) ?? code
