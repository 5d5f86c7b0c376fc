import type { Words } from './diagnostics/words.ts'

const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' })
const inDutch = new Intl.DisplayNames(['nl'], { type: 'language' })

/** What a language is called, by its code. */
export const languageName = (code: string): Words => ({
  en: inEnglish.of(code) ?? code,
  nl: inDutch.of(code) ?? code,
})
