import { once } from '../once.ts'

/** Whether `Intl` accepts a locale. Locales and codes come from content, so they may be invalid. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}

/** The language of a locale without its script and region: `pt` of `pt-BR`. */
export const baseOf = (locale: string): string => locale.split('-', 1)[0] ?? locale

/** The script of a locale: `Latn` for one that `Intl` does not know. */
export const scriptOf = (locale: string): string =>
  (isLocale(locale) ? new Intl.Locale(locale).maximize().script : undefined) ?? 'Latn'

/** The name of a language in another language, or its code if `Intl` does not know it. */
export const languageName = (code: string, inLanguage: string): string =>
  isLocale(code) && isLocale(inLanguage)
    ? (new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code) ?? code)
    : code

/** The numbers that take one form in a language: whole ones up to a thousand. */
export interface PluralCategory {
  readonly name: Intl.LDMLPluralRule
  readonly numbers: readonly number[]
}

/**
 * The forms of number that a language has. Larger numbers take a form of their own in some languages, as 1,000,000 in
 * French; those are not needed. A language of which nothing is known has one form.
 */
export function pluralCategories(locale: string): readonly PluralCategory[] {
  if (!isLocale(locale) || Intl.PluralRules.supportedLocalesOf(locale).length === 0)
    return [{ name: 'other', numbers: wholeNumbers() }]
  const rules = new Intl.PluralRules(locale)
  const numbers = Map.groupBy(wholeNumbers(), (number) => rules.select(number))
  return rules
    .resolvedOptions()
    .pluralCategories.map((name) => ({ name, numbers: numbers.get(name) ?? [] }))
}

const wholeNumbers = once(() => Array.from({ length: 1001 }, (_, number) => number))
