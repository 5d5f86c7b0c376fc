import { memoize } from '../memoize.ts'
import { once } from '../once.ts'
import { vocabularies, vocabularyOf } from './index.ts'
import { baseOf, isLocale } from './locale.ts'
import { type UnitFinder, unitFinder } from './units.ts'
import { phrases, plainVocabulary, type Vocabulary } from './vocabulary.ts'

/** How a language writes numbers, dates and units: what `Intl` says of it, and its vocabulary. */
export interface LanguageFormat {
  readonly locale: string
  /** ISO 4217 code: the currency of an amount without a sign. */
  readonly currency: string
  readonly decimal: string
  readonly group: string
  /** Whether numeric dates begin with the month. */
  readonly monthFirst: boolean
  /** Month names as written, with their number from 1. */
  readonly months: ReadonlyMap<string, number>
  /** Month names of other languages that this language does not use. */
  readonly foreignMonths: ReadonlyMap<string, number>
  /**
   * Whether the words of the language are known. If not, a text may hold figures in unknown words.
   */
  readonly isKnown: boolean
  readonly words: Vocabulary
  readonly unitAt: UnitFinder
}

/**
 * The word for a number from two to twelve. Undefined for another one, and in a language whose words are not
 * known. One has several words in many languages, by the noun that follows.
 */
export function numberWord(number: number, locale: string): string | undefined {
  if (!Number.isInteger(number) || number < 2 || number > 12) return undefined
  for (const [word, value] of vocabularyOf(locale)?.numbers() ?? [])
    if (value === number) return word
  return undefined
}

/** The format of a locale such as `en-GB`. An invalid locale gets the format of `en`. */
export const languageFormat = memoize((name: string, currency: string): LanguageFormat => {
  const locale = isLocale(name) ? name : 'en'
  const numbers = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const mark = (type: string) => numbers.find((part) => part.type === type)?.value ?? ''
  const order = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0)
  const place = (type: string) => order.findIndex((part) => part.type === type)
  const vocabulary = vocabularyOf(locale)
  const words = vocabulary ?? plainVocabulary
  const months = monthsOf(locale)
  const finder = once(() => {
    const own = Object.entries(words.units).flatMap(([unit, written]) =>
      phrases(written).map((phrase) => [phrase, unit] as const),
    )
    return unitFinder([...unitsOfIntl(locale), ...unitsOfIntl(baseOf(locale)), ...own], currency)
  })

  return {
    ...{ locale, currency, months, words },
    decimal: mark('decimal'),
    group: mark('group'),
    monthFirst: place('month') < place('day'),
    foreignMonths: new Map(
      Object.keys(vocabularies).flatMap((code) =>
        [...monthsOf(code)].filter(([name]) => !months.has(name)),
      ),
    ),
    isKnown: vocabulary !== undefined,
    unitAt: (text, index) => finder()(text, index),
  }
})

const monthsOf = memoize((locale: string): ReadonlyMap<string, number> => {
  const months = new Map<string, number>()
  const names = (['long', 'short'] as const).flatMap((month) => [
    new Intl.DateTimeFormat(locale, { month, timeZone: 'UTC' }),
    new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC' }),
  ])
  for (const format of names) {
    for (let month = 0; month < 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2025, month, 1))
      const name = parts.find(({ type }) => type === 'month')?.value.replace(/\.$/, '') ?? ''
      if (!/^\p{L}{3,}$/u.test(name)) continue
      months.set(name, month + 1)
      months.set(name[0]?.toLocaleUpperCase(locale) + name.slice(1), month + 1)
    }
  }
  return months
})

/** What `Intl` calls units, by our name. */
const unitNames: Readonly<Record<string, string>> = {
  ...{ second: 'second', minute: 'minute', hour: 'hour', day: 'day', week: 'week' },
  ...{ month: 'month', year: 'year', percent: 'percent', mile: 'mile' },
  ...{ km: 'kilometer', m: 'meter', cm: 'centimeter', mm: 'millimeter' },
  ...{ kg: 'kilogram', g: 'gram', l: 'liter', ml: 'milliliter' },
}

/** What a locale calls units and currencies. */
const unitsOfIntl = memoize((locale: string): readonly (readonly [string, string])[] => [
  ...Object.entries(unitNames).flatMap(([name, unit]) =>
    (['long', 'short'] as const).flatMap((unitDisplay) =>
      formsOf(locale, { style: 'unit', unit, unitDisplay }).map((form) => [form, name] as const),
    ),
  ),
  ...['EUR', 'USD', 'GBP'].flatMap((currency) =>
    formsOf(locale, { style: 'currency', currency, currencyDisplay: 'name' }).map(
      (form) => [form, currency] as const,
    ),
  ),
])

/** What stands beside a number, in every plural form. A letter alone is none. */
function formsOf(locale: string, options: Intl.NumberFormatOptions): readonly string[] {
  const format = new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 1 })
  return [1, 2, 5, 1.5]
    .flatMap((count) => format.formatToParts(count))
    .filter(({ type }) => type === 'unit' || type === 'currency')
    .map(({ value }) => value.replace(/\.$/, '').toLocaleLowerCase(locale))
    .filter((word) => word.length > 1)
}
