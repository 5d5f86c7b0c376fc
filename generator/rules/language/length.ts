import type { Cache } from '../../cache.ts'
import { translatablePairs } from '../../compare/pairs.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
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

  isComparison: true,
  messages: {
    length: {
      message: 'The {translation} text is {percent}% as long as the {source} one.',
      short: 'See whether a sentence is missing.',
      long: 'See whether it says more than the source.',
    },
  },
  items: translatablePairs,

  create:
    (site, cache) =>
    ({ source, translation, language }) => {
      const [from, to] = [vocabularyOf(site.source.code), vocabularyOf(language.code)]
      if (!from || !to) return []

      const ratio = lengthRatio(source.text, translation.text, to.length / from.length, cache)
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

/**
 * The relative length of a translation if it is too short or too long, otherwise undefined. `usual`
 * is the usual ratio.
 */
function lengthRatio(
  source: string,
  translation: string,
  usual: number,
  cache: Cache,
): number | undefined {
  const length = lengthOf(source, cache)
  const bound = bounds.find(({ from }) => length >= from)
  if (!bound) return undefined
  const ratio = lengthOf(translation, cache) / length
  const relative = ratio / usual
  return relative < bound.min || relative > bound.max ? ratio : undefined
}

const lengthOf = (text: string, cache: Cache): number => cache.get(measureProse, text, cache)

export const measureProse = (text: string, cache: Cache): number =>
  maskNonProse(text, cache).replaceAll(/\s+/g, ' ').trim().length
