import { vocabularyOrPlain } from '../../languages/index.ts'
import type { LanguageFormat } from '../../languages/language-format.ts'
import {
  type MeaningPhrase,
  type MeaningWords,
  readMeaningWords,
} from '../../languages/meaning-words.ts'
import { memoize } from '../../memoize.ts'
import type { Figure } from '../figures/figure.ts'
import { maskNonProse, type Word, wordsIn } from '../words.ts'

/** Something that a text says and that must not change alone. Two marks are equal if family and kind are. */
export interface Mark {
  /** `negation`, `limit`, `weekday`. */
  readonly family: string
  /** Which of its family: `most`, `before-after 1`, a name. */
  readonly kind: string
  /** The kind that says the contrary. */
  readonly contrary?: string
  readonly index: number
  readonly length: number
  /** As written. */
  readonly text: string
  /** What it says, if it is a value. */
  readonly value?: Figure
}

/** What the words of a text say, in its order. Figures are not among them. */
export const marksIn = (text: string, format: LanguageFormat): readonly Mark[] =>
  readMarks(text, format)

export const readMarks = memoize((text: string, format: LanguageFormat): readonly Mark[] => {
  const meaning = readMeaningWords(format.locale)
  const prose = maskNonProse(text)
  const words = wordsIn(prose)
  const weekdays = weekdaysOf(format.locale)
  const { abbreviations } = vocabularyOrPlain(format.locale)
  const tokens = words.flatMap((word, place) =>
    tokensOf(word, meaning, weekdays).map((token) => ({
      ...token,
      // The full stop of *excl.* ends no sentence.
      opens: token.opens && !abbreviations.has(words[place - 1]?.lower ?? ''),
    })),
  )
  return [
    ...phraseMarks(text, tokens, meaning, format),
    ...days(text, tokens, weekdays),
    ...months(words, format),
    ...(hasCapitalNouns(format.locale) ? [] : names(text, words, format, weekdays)),
  ].toSorted((a, b) => a.index - b.index)
})

interface Token {
  readonly lower: string
  readonly index: number
  readonly end: number
  readonly opens: boolean
}

/** A word, or what a contraction stands for, in its place; a weekday and what it is one word with. */
function tokensOf(
  { lower: written, text, index, opens }: Word,
  { contractions }: MeaningWords,
  weekdays: readonly string[],
): readonly Token[] {
  const lower = written.normalize('NFC')
  const whole = { index, end: index + text.length }
  const partsOf = (): readonly string[] => {
    const found = contractions.find(([end]) => lower.endsWith(end))
    if (found) return [lower.slice(0, -found[0].length), ...found[1]]
    const day = weekdays.find((each) => lower.startsWith(each))
    return day !== undefined && lower.length > day.length + maxEnding
      ? [day, lower.slice(day.length)]
      : [lower]
  }
  const parts = partsOf().filter((part) => part !== '')
  return parts.map((part, place) => ({ lower: part, ...whole, opens: opens && place === 0 }))
}

function phraseMarks(
  text: string,
  tokens: readonly Token[],
  { phrases }: MeaningWords,
  format: LanguageFormat,
): readonly Mark[] {
  const marks: Mark[] = []
  const taken = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    if (taken.has(at)) continue
    for (const phrase of phrases.get(tokens[at]?.lower ?? '') ?? []) {
      const places = placesOf(phrase, tokens, at, text, format)
      if (!places || places.some((place) => taken.has(place))) continue
      for (const place of places) taken.add(place)
      if (phrase.family !== 'idiom') marks.push(markOf(phrase, tokens, places, text))
      break
    }
  }
  return marks
}

/** How many words may stand where a phrase leaves some out. */
const maxGap = 6

/** Where the words of a phrase stand that begins at a token, within one sentence. */
function placesOf(
  { words, isCounted }: MeaningPhrase,
  tokens: readonly Token[],
  start: number,
  text: string,
  format: LanguageFormat,
): readonly number[] | undefined {
  if (isCounted && !isNumberBefore(tokens, start, text, format)) return undefined
  const places = [start]
  let at = start
  let gap = 0
  for (const word of words.slice(1)) {
    if (word === '…') {
      gap = maxGap
      continue
    }
    if (word === '#') {
      if (!isNumberAfter(tokens, at, text, format)) return undefined
      continue
    }
    const next = tokens
      .slice(at + 1, at + 2 + gap)
      .findIndex(
        ({ lower, opens }, step, near) =>
          lower === word && !near.slice(0, step + 1).some((each) => each.opens) && !opens,
      )
    if (next < 0) return undefined
    at += next + 1
    places.push(at)
    gap = 0
  }
  return places
}

/** How many characters before a word are looked at. */
const near = 8

const textAfter = (text: string, end: number) => text.slice(end, end + near)

const textBefore = (text: string, index: number) => text.slice(Math.max(0, index - near), index)

const isNumberBefore = (
  tokens: readonly Token[],
  at: number,
  text: string,
  { words: { numbers } }: LanguageFormat,
): boolean =>
  /(?:[\d%,-]|\p{Sc}|\}\})(?:\s|\*|\p{Sc})*$/u.test(textBefore(text, tokens[at]?.index ?? 0)) ||
  numbers().has(tokens[at - 1]?.lower ?? '')

/** Whether a number, an amount or a fact stands right behind a word. */
function isNumberAfter(
  tokens: readonly Token[],
  at: number,
  text: string,
  { words: { numbers } }: LanguageFormat,
): boolean {
  if (/^(?:\s|\*)*(?:~|\p{Sc}|\d|\{\{)/u.test(textAfter(text, tokens[at]?.end ?? 0))) return true
  const next = tokens[at + 1]
  return next !== undefined && (numbers().get(next.lower) ?? 0) > 1
}

function markOf(
  { family, kind, contrary }: MeaningPhrase,
  tokens: readonly Token[],
  places: readonly number[],
  text: string,
): Mark {
  const index = tokens[places[0] ?? 0]?.index ?? 0
  const end = tokens[places.at(-1) ?? 0]?.end ?? index
  return {
    ...{ family, kind, index, length: end - index, text: text.slice(index, end) },
    ...(contrary !== undefined && { contrary }),
  }
}

/** The names of the days, Monday first, as the language writes them inside a sentence. */
export const weekdaysOf = memoize((locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) =>
    format.format(Date.UTC(2024, 0, day + 1)).toLocaleLowerCase(locale),
  )
})

/** A day may have an ending: Mondays, maandagen. */
const maxEnding = 3

const days = (text: string, tokens: readonly Token[], names: readonly string[]): readonly Mark[] =>
  tokens.flatMap(({ lower, index, end }) => {
    const length = end - index
    const day = names.findIndex(
      (name) => lower.startsWith(name) && lower.length <= name.length + maxEnding,
    )
    return day < 0
      ? []
      : [
          {
            family: 'weekday',
            kind: String(day),
            index,
            length,
            text: text.slice(index, index + length),
          },
        ]
  })

/** A month of three letters is one inside a sentence: *May we help you* names none. */
const months = (words: readonly Word[], format: LanguageFormat): readonly Mark[] =>
  words.flatMap(({ text, index, opens }) => {
    // Mid-June is in June.
    const name = text.split('-').at(-1) ?? ''
    const month = text.length > 3 || !opens ? format.months.get(name) : undefined
    return month === undefined
      ? []
      : [{ family: 'month', kind: String(month), index, length: text.length, text }]
  })

const hasCapitalNouns = (locale: string) => /^(?:de|lb)\b/.test(locale)

/** Words with a capital inside a sentence. */
const names = (
  text: string,
  words: readonly Word[],
  { months: known }: LanguageFormat,
  weekdays: readonly string[],
): readonly Mark[] =>
  words.flatMap((word) => {
    const { text: written, lower, index, opens } = word
    const { length } = written
    const before = textBefore(text, index)
    if (opens || length < 3 || !/^\p{L}{0,2}\p{Lu}\p{L}/u.test(written) || known.has(written))
      return []
    // After a quotation mark, or in a heading of capitals, a capital tells nothing.
    if (/[“‘"'«„(:]\s*\**$/u.test(before)) return []
    if (weekdays.some((name) => lower.startsWith(name))) return []
    return [{ family: 'name', kind: lower, index, length, text: written }]
  })
