import { translatablePairs } from '../../compare/pairs.ts'
import { vocabularyOf } from '../../languages/index.ts'
import { isLocale, scriptOf } from '../../languages/locale.ts'
import { memoize } from '../../memoize.ts'
import { formatPath } from '../../read/path.ts'
import { maskNonProse } from '../../text/words.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'language/length',
  severity: 'warning',
  summary: 'A translation is about as long as what it translates.',
  why: 'A paragraph that is much shorter in one language often lost a sentence, and a longer one kept what was taken out.',
  example: {
    before:
      '# en\ntext: You pay at the start and on delivery. After that there is nothing left to pay to us.\n# nl\ntext: Je betaalt bij de start.',
    after:
      '# nl\ntext: Je betaalt bij de start en bij oplevering. Daarna betaal je ons niets meer.',
  },

  messages: {
    length: {
      message: 'The {translation} text is {percent}% as long as the {source} one.',
      short: 'See whether a sentence is missing.',
      long: 'See whether it says more than the source.',
    },
  },
  items: translatablePairs,

  create:
    (site) =>
    ({ source, translation, language }) => {
      const languages = { source: site.source.code, translation: language.code }
      const ratio = lengthRatio({ source: source.text, translation: translation.text, languages })
      if (ratio === undefined) return []
      return [
        {
          messageId: 'length',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            // As a text: a number would get a thousands separator.
            percent: String(Math.round(ratio * 100)),
          },
          hint: ratio < 1 ? 'short' : 'long',
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [{ at: source.document.place(source.path), message: 'source.here' }],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    },
})

/**
 * The allowed length of a translation, relative to the usual ratio of the two languages, by the
 * number of characters in the source. Measured on English and Dutch texts: from 200 characters, the
 * ratio is between 0.83 and 1.14.
 */
const bounds = [
  { from: 400, min: 0.76, max: 1.3 },
  { from: 200, min: 0.7, max: 1.42 },
  { from: 100, min: 0.6, max: 1.6 },
  { from: 60, min: 0.5, max: 1.9 },
] as const

/** The number of characters of the shortest source that is compared. */
const shortest = Math.min(...bounds.map(({ from }) => from))

/**
 * How much wider the bounds are if the usual ratio of two languages is not measured. They are not
 * wider for a translation that has fewer sentences than its source.
 */
const slack = 1.25

/** The usual length of a language without a vocabulary, relative to English, by its script. */
const usualByScript: Readonly<Record<string, number>> = {
  Hans: 0.35,
  Hant: 0.35,
  Jpan: 0.5,
  Kore: 0.55,
}

/** The usual length of a language whose script writes sounds. */
const usualOfOthers = 1.1

interface LengthInput {
  readonly source: string
  readonly translation: string
  /** The codes of the two languages. */
  readonly languages: { readonly source: string; readonly translation: string }
}

/** The relative length of a translation if it is too short or too long, otherwise undefined. */
function lengthRatio({ source, translation, languages }: LengthInput): number | undefined {
  if (source.length < shortest) return undefined
  const length = lengthOf(source)
  const bound = bounds.find(({ from }) => length >= from)
  if (!bound) return undefined
  const [from, to] = [languages.source, languages.translation].map((code) => usualLength(code))
  const ratio = lengthOf(translation) / length
  const relative = (ratio * (from?.length ?? 1)) / (to?.length ?? 1)
  const isMeasured = from?.isMeasured === true && to?.isMeasured === true
  const isShort =
    relative < bound.min &&
    (isMeasured ||
      relative < bound.min / slack ||
      hasFewerSentences(source, translation, languages))
  const isLong = relative > bound.max * (isMeasured ? 1 : slack)
  return isShort || isLong ? ratio : undefined
}

/** The usual length of a text in a language, relative to English. */
const usualLength = memoize(
  (
    language: string,
  ): {
    readonly length: number
    readonly isMeasured: boolean
  } => {
    const length = vocabularyOf(language)?.length
    if (length !== undefined) return { length, isMeasured: true }
    return { length: usualByScript[scriptOf(language)] ?? usualOfOthers, isMeasured: false }
  },
)

const hasFewerSentences = (
  source: string,
  translation: string,
  languages: LengthInput['languages'],
): boolean =>
  sentencesIn(translation, languages.translation) < sentencesIn(source, languages.source)

function sentencesIn(text: string, language: string): number {
  const locale = isLocale(language) ? language : 'en'
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' })
  return [...segmenter.segment(text)].filter(({ segment }) => /\p{L}/u.test(segment)).length
}

const lengthOf = memoize(
  (text: string): number => maskNonProse(text).replaceAll(/\s+/g, ' ').trim().length,
)
