import type { LanguageFormat } from '../../../languages/language-format.ts'
import { memoize } from '../../../memoize.ts'
import { joinRanges, readSuffix, withTimeOfDay } from '../amount.ts'
import type { Amount, Figure, FigureKind } from '../figure.ts'
import { figureOf } from '../figure-of.ts'
import { alternatives } from './alternatives.ts'

/**
 * The possible figures in words: *three weeks*, *half an hour*, and *the year* for one year. Many
 * matches are not figures, so use them only to confirm a figure of the other language.
 */
export function wordFigures(text: string, format: LanguageFormat): readonly Figure[] {
  const { words } = format
  const pattern = compileWords(format)

  const amounts: Amount[] = []
  // Lower-casing the text once is much faster than a case-insensitive pattern.
  const lower = text.toLowerCase().replaceAll('’', "'")
  pattern.lastIndex = 0
  for (let match = pattern.exec(lower); match; match = pattern.exec(lower)) {
    const { index, 0: word } = match
    const value = words.numbers().get(word)
    // A unit without a number counts as one: the year.
    const end = value === undefined ? index : index + word.length
    const suffix = readSuffix(text, end, format, false)
    const isOne = (value ?? 1) === 1 && suffix.unit?.type === 'duration'
    // The rest of a compound such as vierwekenplan is neither a unit nor a name.
    const unit = suffix.unit?.type === 'name' ? undefined : suffix.unit
    const amount = { index, isPrefixed: false, number: value ?? 1, ...suffix, unit }
    if (!(isOne && ratePattern(words.rates).test(text.slice(Math.max(0, index - 12), index))))
      amounts.push(withTimeOfDay(amount, text, format))
    pattern.lastIndex = Math.max(suffix.end, index + word.length)
  }
  const counted = joinRanges(amounts, text, format)
  return [...counted.map((amount) => figureOf(amount, text, format)), ...sayings(lower, format)]
}

/** The figures of phrases without a number, such as *noon*. */
const sayings = (lower: string, { words }: LanguageFormat): readonly Figure[] =>
  [...words.sayings].flatMap(([phrase, keys]): readonly Figure[] => {
    const index = lower.includes(phrase) ? lower.search(wordPattern(phrase)) : -1
    const kind = kindOf(keys)
    return index < 0 ? [] : [{ kind, keys, text: phrase, index, length: phrase.length }]
  })

const kindOf = ([key = '']: readonly string[]): FigureKind =>
  key.startsWith('time:') ? 'time' : key.startsWith('date:') ? 'date' : 'number'

export const wordPattern = memoize(
  (phrase: string) => new RegExp(`(?<!\\p{L})${RegExp.escape(phrase)}(?!\\p{L})`, 'u'),
)

/**
 * Matches the text before a unit that makes it a rate, not a duration: € 50 a year, twice per year.
 */
export const ratePattern = memoize(
  (words: string) => new RegExp(String.raw`(?:\d|\}\}|(?<!\p{L})(?:${words}))\**\s+$|\/\s?$`, 'iu'),
)

export const compileWords = memoize(({ words }: LanguageFormat): RegExp => {
  const alone = `(?:${alternatives([...words.numbers().keys(), ...words.units.keys()])})(?!\\p{L})`
  if (words.compounds.length === 0) return new RegExp(`(?<![\\p{L}\\d])${alone}`, 'gu')

  // A number in a compound: vierwekenplan, vijfsterrenhotel.
  const counted = alternatives([...words.units.keys(), ...words.compounds])
  const joined = `(?:${alternatives([...words.numbers().keys()])})(?=(?:${counted}))`
  return new RegExp(`(?<![\\p{L}\\d])(?:${alone}|${joined})`, 'gu')
})
