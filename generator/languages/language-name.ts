/** The name of a language in another language, or its code if `Intl` does not know it. */
export function languageName(code: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code
  } catch {
    // A misspelt code is content, which a check reports.
    return code
  }
}
