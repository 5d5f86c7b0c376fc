import type { LanguageFormat } from '../../languages/language-format.ts'
import { type MeaningPhrase, readMeaningWords } from '../../languages/meaning-words.ts'
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

export const keyOf = ({ family, kind }: Mark): string => `${family} ${kind}`

/** What a mark of a family tells when it changes. */
interface Family {
  /** Whether one that came or went is another meaning. If not, it may be said in other words. */
  readonly isHard: boolean
  /** Whether one that came or went tells nothing: only one that turned into another does. */
  readonly isTurning?: true
  /** Whether it is told too of a text that was written anew. */
  readonly isExact?: true
}

const hard: Family = { isHard: true }
const soft: Family = { isHard: false }
const turning: Family = { isHard: true, isTurning: true }
const exact: Family = { isHard: true, isExact: true }

/** The families that are not soft, those of words and those that are found by their form. */
const families: ReadonlyMap<string, Family> = new Map([
  ...of(hard, 'negation exclusion unless only obligation permission condition price'),
  ...of(exact, 'value vat rate weekday month'),
  ...of(turning, 'opposite ability role moment name'),
])

function of(family: Family, names: string) {
  return names.split(' ').map((name) => [name, family] as const)
}

export const familyOf = (family: string): Family => families.get(family) ?? soft

/** What the words of a text say, in its order. Figures are not among them. */
export const marksIn = memoize((text: string, format: LanguageFormat): readonly Mark[] => {
  const { locale } = format
  const words = wordsIn(maskNonProse(text))
  const tokens = tokensOf(words, locale)
  const days = weekdaysOf(locale)
  return [
    ...phraseMarks(text, tokens, format),
    ...tokens.flatMap(({ lower, ...place }) => {
      const day = days.findIndex((name) => isDay(lower, name))
      return day < 0 ? [] : [markAt('weekday', String(day), text, place)]
    }),
    ...monthMarks(words, format),
    ...nameMarks(text, words, format),
  ].toSorted((a, b) => a.index - b.index)
})

const markAt = (
  family: string,
  kind: string,
  text: string,
  { index, end }: { readonly index: number; readonly end: number },
): Mark => ({ family, kind, index, length: end - index, text: text.slice(index, end) })

interface Token {
  readonly lower: string
  readonly index: number
  readonly end: number
  readonly opens: boolean
}

/** The words, or what a contraction stands for, in its place. */
function tokensOf(words: readonly Word[], locale: string): readonly Token[] {
  const { contractions } = readMeaningWords(locale)
  const partsOf = (lower: string): readonly string[] => {
    const found = contractions.find(([end]) => lower.endsWith(end))
    return found ? [lower.slice(0, -found[0].length), ...found[1]] : [lower]
  }
  return words.flatMap(({ lower, text, index, opens }) =>
    partsOf(lower.normalize('NFC'))
      .filter((part) => part !== '')
      .map((part, step) => ({
        ...{ lower: part, index, end: index + text.length },
        opens: opens && step === 0,
      })),
  )
}

function phraseMarks(
  text: string,
  tokens: readonly Token[],
  format: LanguageFormat,
): readonly Mark[] {
  const { phrases } = readMeaningWords(format.locale)
  const marks: Mark[] = []
  const taken = new Set<number>()
  for (const [at, { lower, index }] of tokens.entries()) {
    if (taken.has(at)) continue
    for (const phrase of phrases.get(lower) ?? []) {
      const places = placesOf(phrase, tokens, at, text, format)
      if (!places || places.some((place) => taken.has(place))) continue
      for (const place of places) taken.add(place)
      const { family, kind, contrary } = phrase
      const end = tokens[places.at(-1) ?? at]?.end ?? index
      const mark = markAt(family, kind, text, { index, end })
      if (family !== 'idiom') marks.push({ ...mark, ...(contrary !== undefined && { contrary }) })
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
  { words: { numbers } }: LanguageFormat,
): readonly number[] | undefined {
  if (isCounted) {
    const before = text.slice(0, tokens[start]?.index).slice(-near)
    const isNumber = numbers().has(tokens[start - 1]?.lower ?? '')
    if (!isNumber && !/(?:[\d%,-]|\p{Sc}|\}\})(?:\s|\*|\p{Sc})*$/u.test(before)) return undefined
  }
  const places = [start]
  let at = start
  let gap = 0
  for (const word of words.slice(1)) {
    if (word === '…') {
      gap = maxGap
      continue
    }
    if (word === '#') {
      const end = tokens[at]?.end ?? 0
      const isNumber = (numbers().get(tokens[at + 1]?.lower ?? '') ?? 0) > 1
      const isWritten = /^(?:\s|\*)*(?:~|\p{Sc}|\d|\{\{)/u.test(text.slice(end, end + near))
      if (!isNumber && !isWritten) return undefined
      continue
    }
    const sentence = tokens.slice(at + 1, at + 2 + gap)
    const opening = sentence.findIndex(({ opens }) => opens)
    const next = sentence.findIndex(({ lower }) => lower === word)
    if (next < 0 || (opening >= 0 && opening <= next)) return undefined
    at += next + 1
    places.push(at)
    gap = 0
  }
  return places
}

/** How many characters beside a word are looked at. */
const near = 8

/** The names of the days, Monday first, as the language writes them inside a sentence. */
const weekdaysOf = memoize((locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) =>
    format.format(Date.UTC(2024, 0, day + 1)).toLocaleLowerCase(locale),
  )
})

/** A day may have an ending: Mondays, maandagen. */
const isDay = (lower: string, name: string) =>
  lower.startsWith(name) && lower.length <= name.length + 3

/** A month of three letters is one inside a sentence: *May we help you* names none. Mid-June is in June. */
const monthMarks = (words: readonly Word[], { months }: LanguageFormat): readonly Mark[] =>
  words.flatMap(({ text, index, opens }) => {
    const month = text.length > 3 || !opens ? months.get(text.split('-').at(-1) ?? '') : undefined
    return month === undefined
      ? []
      : [{ family: 'month', kind: String(month), index, length: text.length, text }]
  })

/** Words with a capital inside a sentence. Of a language that writes nouns so, none. */
function nameMarks(
  text: string,
  words: readonly Word[],
  { locale, months }: LanguageFormat,
): readonly Mark[] {
  if (/^(?:de|lb)\b/.test(locale)) return []
  return words.flatMap(({ text: written, lower, index, opens }) => {
    const { length } = written
    const isName =
      !opens &&
      length >= 3 &&
      /^\p{L}{0,2}\p{Lu}\p{L}/u.test(written) &&
      !months.has(written) &&
      // After a quotation mark, or in a heading of capitals, a capital tells nothing.
      !/[“‘"'«„(:]\s*\**$/u.test(text.slice(0, index).slice(-near)) &&
      !weekdaysOf(locale).some((name) => lower.startsWith(name))
    return isName ? [{ family: 'name', kind: lower, index, length, text: written }] : []
  })
}
