import { once } from '../once.ts'
import { isLocale } from './locale.ts'

/** The numbers that take one form in a language: whole ones up to a thousand. */
export interface PluralCategory {
  readonly name: Intl.LDMLPluralRule
  readonly numbers: readonly number[]
}

/** Larger numbers take a form of their own in some languages, as 1,000,000 in French. */
const largest = 1000

/** The forms of number that a language has, of which all but those for large numbers are needed. */
export function pluralCategories(locale: string): readonly PluralCategory[] {
  if (!isLocale(locale) || Intl.PluralRules.supportedLocalesOf(locale).length === 0) return unknown
  const rules = new Intl.PluralRules(locale)
  const numbers = Map.groupBy(wholeNumbers(), (number) => rules.select(number))
  return rules
    .resolvedOptions()
    .pluralCategories.map((name) => ({ name, numbers: numbers.get(name) ?? [] }))
}

const wholeNumbers = once(() => Array.from({ length: largest + 1 }, (_, number) => number))

/** A language of which nothing is known has one form. */
const unknown: readonly PluralCategory[] = [{ name: 'other', numbers: [...Array(largest).keys()] }]
