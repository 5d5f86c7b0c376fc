import type { LanguageWords, TimeUnit } from './language.ts'
import { plainFigures } from './plain-language.ts'

/** What is known of a language without a figures file: currencies, lengths and weights. */
export const wordsOfIntl = (language: string): LanguageWords => ({
  ...plainFigures,
  currencies: Object.fromEntries(
    currencies.flatMap((currency) =>
      formsOf(language, { style: 'currency', currency, currencyDisplay: 'name' }).map(
        (word) => [word, currency] as const,
      ),
    ),
  ),
  measures: Object.fromEntries(
    Object.entries(measures).flatMap(([symbol, unit]) =>
      formsOf(language, { style: 'unit', unit, unitDisplay: 'long' }).map(
        (word) => [word, symbol] as const,
      ),
    ),
  ),
  percent: formsOf(language, { style: 'unit', unit: 'percent', unitDisplay: 'long' }),
})

const currencies = ['EUR', 'USD', 'GBP']

const measures: Readonly<Record<string, string>> = {
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  mi: 'mile',
  kg: 'kilogram',
  g: 'gram',
  l: 'liter',
  ml: 'milliliter',
}

const timeUnits = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const

/** The words for units of time in such a language. */
export const unitsOfIntl = (language: string): ReadonlyMap<string, TimeUnit> =>
  new Map(
    timeUnits.flatMap((unit) =>
      (['long', 'short'] as const).flatMap((unitDisplay) =>
        formsOf(language, { style: 'unit', unit, unitDisplay }).map(
          (word) => [word, unit] as const,
        ),
      ),
    ),
  )

/** What stands beside a number, in every plural form. */
function formsOf(language: string, options: Intl.NumberFormatOptions): readonly string[] {
  const format = new Intl.NumberFormat(language, { ...options, maximumFractionDigits: 1 })
  return [1, 2, 5, 1.5].flatMap((count) =>
    format
      .formatToParts(count)
      .filter(({ type }) => type === 'unit' || type === 'currency')
      .map(({ value }) => value.replace(/\.$/, '').toLocaleLowerCase(language)),
  )
}
