/** What a language is called, in another language; its code where nobody knows. */
export const languageName = (code: string, inLanguage: string): string =>
  new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
