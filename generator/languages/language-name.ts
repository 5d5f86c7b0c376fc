/** The name of a language in another language, or its code if `Intl` does not know it. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
