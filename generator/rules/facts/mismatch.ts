import { pairsInSameParent, type TextPair, translatablePairs } from '../../compare/pairs.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import type { Text } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figuresOfTexts, type Unmatched, unmatched } from '../../text/figures/compare-figures.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figures-in.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/mismatch',
  severity: 'error',
  summary:
    'A translation says the same figures as its source: prices, percentages, periods, dates, times and counts.',
  why: 'Two visitors would be promised two prices or two delivery times, and both could hold you to theirs.',
  example: {
    before: '# en\nanswer: Usually 3-4 weeks.\n# nl\nanswer: Meestal 2 tot 3 weken.',
    after: '# nl\nanswer: Meestal 3 tot 4 weken.',
  },

  messages: {
    different: {
      message: '{translation} says {here}, {source} says {there}.',
      hint: 'Make both say the same, or keep it if they should differ.',
      source: 'The {source} text.',
    },
    extra: {
      message: '{translation} says {here}, {source} does not.',
      hint: 'Make both say the same, or keep it if they should differ.',
      source: 'The {source} text.',
    },
    missing: {
      message: '{source} says {there}, {translation} does not.',
      hint: 'Make both say the same, or keep it if they should differ.',
      source: 'The {source} text.',
    },
  },
  items: translatablePairs,

  create: (site) => {
    return (pair, group) => {
      const rest = compare(site, [pair])
      if (isEmpty(rest)) return []

      // A figure may be in an adjacent text of the translation: in the answer instead of the
      // question.
      const around = pairsInSameParent(pair, translatablePairs(group))
      const beside = compare(site, around)
      const missed = {
        source: rest.source.filter((figure) => beside.source.includes(figure)),
        translation: rest.translation.filter((figure) => beside.translation.includes(figure)),
      }
      if (isEmpty(missed)) return []
      return [findingOf(site, pair, missed)]
    }
  },
})

function compare(site: Site, pairs: readonly TextPair[]): Unmatched {
  const side = (name: 'source' | 'translation') =>
    figuresOfTexts(
      pairs.map((pair) => pair[name].text),
      figureContext(site, pairs[0]?.[name].document.language),
    )
  return unmatched(side('source'), side('translation'))
}

const isEmpty = ({ source, translation }: Unmatched) =>
  source.length === 0 && translation.length === 0

function findingOf(
  site: Site,
  { source, translation, language }: TextPair,
  missed: Unmatched,
): Finding<'different' | 'extra' | 'missing'> {
  const isBoth = missed.source.length > 0 && missed.translation.length > 0

  return {
    messageId: isBoth ? 'different' : missed.translation.length > 0 ? 'extra' : 'missing',
    data: {
      source: { language: site.source.code },
      translation: { language: language.code },
      here: missed.translation.map(({ text }) => text),
      there: missed.source.map(({ text }) => text),
    },
    at: placeOf(translation, missed.translation),
    path: formatPath(translation.path, translation.document.data),
    related: [{ at: placeOf(source, missed.source), message: 'source' }],
    values: { [site.source.code]: source.text, [language.code]: translation.text },
  }
}

const placeOf = (text: Text, [first]: readonly Figure[]) =>
  first ? textPlace(text, first) : text.document.place(text.path)
