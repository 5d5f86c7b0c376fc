import { isLocale } from './locale.ts'

/** The name of a language in another language, or its code if `Intl` does not know it. */
export const languageName = (code: string, inLanguage: string): string =>
  (isLocale(code)
    ? new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code)
    : undefined) ?? code
