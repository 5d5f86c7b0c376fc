import { pairsInSameParent, type TextPair, translatablePairs } from '../../compare/pairs.ts'
import { formatList, type LegacyMessage } from '../../diagnostics/legacy-message.ts'
import { languageName } from '../../languages/language-name.ts'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import type { Text } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figuresOfTexts, type Unmatched, unmatched } from '../../text/figures/compare-figures.ts'
import type { Figure } from '../../text/figures/figure.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'facts/mismatch',
  severity: 'error',
  summary: {
    en: 'A translation says the same figures as its source: prices, percentages, periods, dates, times and counts.',
    nl: 'Een vertaling noemt dezelfde getallen als de bron: prijzen, percentages, termijnen, data, tijden en aantallen.',
  },
  why: {
    en: 'Two visitors would be promised two prices or two delivery times, and both could hold you to theirs.',
    nl: 'Twee bezoekers zouden twee prijzen of levertijden beloofd krijgen, en allebei kunnen ze je eraan houden.',
  },
  example: {
    before: '# en\nanswer: Usually 3-4 weeks.\n# nl\nanswer: Meestal 2 tot 3 weken.',
    after: '# nl\nanswer: Meestal 3 tot 4 weken.',
  },

  each: translatablePairs,

  isSuspect: (pair, site) => !isEmpty(compare(site, [pair])),

  *find(items, site) {
    const around = pairsInSameParent(translatablePairs(site))

    for (const pair of items) {
      const rest = compare(site, [pair])
      if (isEmpty(rest)) continue
      // A figure may have moved to the sentence beside it: from the question to the answer.
      const beside = compare(site, around(pair))
      const missed = {
        source: rest.source.filter((figure) => beside.source.includes(figure)),
        translation: rest.translation.filter((figure) => beside.translation.includes(figure)),
      }
      if (!isEmpty(missed)) yield findingOf(site, pair, missed)
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

function findingOf(site: Site, { source, translation, language }: TextPair, missed: Unmatched) {
  const original = languageName(site.source.code)
  const other = languageName(language.code)
  const [here, there] = [listOf(missed.translation), listOf(missed.source)]

  return {
    at: placeOf(translation, missed.translation),
    path: formatPath(translation.path, translation.document.data),
    message: sentence({ original, other, here, there }),
    hint: {
      en: 'Make both say the same, or keep it if they should differ.',
      nl: 'Maak ze gelijk, of laat het zo als ze mogen verschillen.',
    },
    related: [
      {
        at: placeOf(source, missed.source),
        message: { en: `The ${original.en} text.`, nl: `De tekst in het ${original.nl}.` },
      },
    ],
    values: { [site.source.code]: source.text, [language.code]: translation.text },
  }
}

interface Sides {
  readonly original: LegacyMessage
  readonly other: LegacyMessage
  readonly here: LegacyMessage | undefined
  readonly there: LegacyMessage | undefined
}

function sentence({ original, other, here, there }: Sides): LegacyMessage {
  if (here && there) {
    return {
      en: `${other.en} says ${here.en}, ${original.en} says ${there.en}.`,
      nl: `Het ${other.nl} zegt ${here.nl}, het ${original.nl} zegt ${there.nl}.`,
    }
  }
  const only = here ?? there ?? formatList([])
  const [saying, silent] = here ? [other, original] : [original, other]
  return {
    en: `${saying.en} says ${only.en}, ${silent.en} does not.`,
    nl: `Het ${saying.nl} zegt ${only.nl}, het ${silent.nl} niet.`,
  }
}

const listOf = (figures: readonly Figure[]) =>
  figures.length === 0 ? undefined : formatList(figures.map(({ text }) => text))

const placeOf = (text: Text, [first]: readonly Figure[]) =>
  first ? textPlace(text, first) : text.document.place(text.path)
