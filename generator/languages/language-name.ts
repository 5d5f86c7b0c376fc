import { remember } from '../cache.ts'
import type { Message, MessageLanguage } from '../diagnostics/message.ts'

/** What a language is called, by its code. */
export const languageName = remember(
  (code): Message => ({ en: nameIn('en', code), nl: nameIn('nl', code) }),
)

const nameIn = (speech: MessageLanguage, code: string) =>
  new Intl.DisplayNames([speech], { type: 'language' }).of(code) ?? code
