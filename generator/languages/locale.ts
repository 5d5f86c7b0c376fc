/** Whether `Intl` accepts a locale. Locales and codes come from content, so they may be invalid. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}

/** Whether BCP 47 reserves a code for private use, as that of the pseudo-language. */
export const isPrivateUse = (code: string): boolean => /^q[a-t][a-z]$/.test(baseOf(code))

/** The language of a locale without its script and region: `pt` of `pt-BR`. */
export const baseOf = (locale: string): string => locale.split('-', 1)[0] ?? locale

/** The script of a locale: `Latn` for one that `Intl` does not know. */
export const scriptOf = (locale: string): string =>
  (isLocale(locale) ? new Intl.Locale(locale).maximize().script : undefined) ?? 'Latn'
