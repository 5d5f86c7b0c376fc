import type { Memo } from '../engine/memo.ts'
import { figures } from './index.ts'
import type { LanguageWords, TimeUnit } from './language.ts'
import { baseOf, isLocale } from './locale.ts'
import { unitsOfIntl, wordsOfIntl } from './words-of-intl.ts'

/** The number and date format of a language from `Intl`, and its words for figures. */
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
  readonly units: ReadonlyMap<string, TimeUnit>
  /**
   * Whether the words of the language are known. If not, a text may hold figures in unknown words.
   */
  readonly isKnown: boolean
  readonly words: LanguageWords
}

/** The format of a locale such as `en-GB`. An invalid locale gets the format of `en`. */
export const languageFormat = (locale: string, currency: string, memo: Memo): LanguageFormat =>
  memo.get(readFormat, isLocale(locale) ? locale : 'en', currency, memo)

/** undefined for a language without a figures file. */
const wordsOf = (language: string): LanguageWords | undefined => figures[baseOf(language)]

/**
 * The word for a number from two to twelve. Undefined for another one, and in a language whose words are not
 * known. One has several words in many languages, by the noun that follows.
 */
export function numberWord(number: number, locale: string): string | undefined {
  if (!Number.isInteger(number) || number < 2 || number > 12) return undefined
  for (const [word, value] of wordsOf(locale)?.numbers() ?? []) if (value === number) return word
  return undefined
}

export function readFormat(locale: string, currency: string, memo: Memo): LanguageFormat {
  const numbers = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const mark = (type: string) => numbers.find((part) => part.type === type)?.value ?? ''
  const order = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0)
  const place = (type: string) => order.findIndex((part) => part.type === type)
  const words = wordsOf(locale)
  const months = memo.get(monthsOf, locale)

  return {
    locale,
    currency,
    decimal: mark('decimal'),
    group: mark('group'),
    monthFirst: place('month') < place('day'),
    months,
    foreignMonths: new Map(
      Object.keys(figures).flatMap((code) =>
        [...memo.get(monthsOf, code)].filter(([name]) => !months.has(name)),
      ),
    ),
    units: words ? unitsOf(words) : unitsOfIntl(locale),
    isKnown: words !== undefined,
    words: words ?? memo.get(wordsOfIntl, baseOf(locale)),
  }
}

export function monthsOf(locale: string): ReadonlyMap<string, number> {
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
}

const unitsOf = ({ units }: LanguageWords): ReadonlyMap<string, TimeUnit> =>
  new Map(
    timeUnits.flatMap((unit) =>
      (units[unit] ?? []).map((word): [string, TimeUnit] => [word, unit]),
    ),
  )

const timeUnits: readonly TimeUnit[] = [
  'millisecond',
  'second',
  'minute',
  'quarter-hour',
  'hour',
  'day',
  'workday',
  'week',
  'fortnight',
  'month',
  'quarter',
  'half-year',
  'year',
  'decade',
  'century',
]
