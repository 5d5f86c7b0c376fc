import { pairsInSameParent, type TextPair, translatablePairs } from '../../compare/pairs.ts'
import { factsIn } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'facts/lost',
  severity: 'warning',
  summary:
    'A name or address that a text fills in from facts.yaml is filled in by its translation too.',
  why: 'When the company moves, the address changes in one language, and stays the old one in the other.',
  example: {
    before: '# en\ntext: Visit us in {{company.city}}.\n# nl\ntext: Kom langs in Haarlem.',
    after: '# nl\ntext: Kom langs in {{company.city}}.',
  },

  messages: {
    lost: {
      message: '{source} fills in {facts} here, {translation} does not.',
      hint: 'Write {facts} in both, or keep it if the sentence needs no such word.',
      here: 'It is filled in here.',
    },
  },
  items: translatablePairs,

  create: (site) => {
    return (pair, group) => {
      const { source, translation, language } = pair
      const lostHere = lostFacts(site, [pair])
      if (lostHere.length === 0) return []
      // A fact may be in an adjacent text of the translation.
      const around = pairsInSameParent(pair, translatablePairs(group))
      const beside = new Set(lostFacts(site, around).map(({ name }) => name))
      const lost = lostHere.filter(({ name }) => beside.has(name))
      const [first] = lost
      if (!first) return []
      return [
        {
          messageId: 'lost',
          data: {
            source: { language: site.source.code },
            translation: { language: language.code },
            facts: lost.map(({ name }) => `{{${name}}}`),
          },
          at: translation.document.place(translation.path),
          path: formatPath(translation.path, translation.document.data),
          related: [
            {
              at: textPlace(source, { index: first.index, length: first.token.length }),
              message: 'here',
            },
          ],
          values: { [site.source.code]: source.text, [language.code]: translation.text },
        },
      ]
    }
  },
})

/** The text facts that only the source fills in. Other rules compare the figures of other facts. */
function lostFacts({ facts }: Site, pairs: readonly TextPair[]) {
  const filledIn = (text: string) => (text.includes('{{') ? factsIn(text) : [])
  const there = pairs.flatMap(({ source }) => filledIn(source.text))
  if (there.length === 0) return []
  const here = new Set(
    pairs.flatMap(({ translation }) => filledIn(translation.text).map(({ name }) => name)),
  )
  return there.filter(
    ({ name }, index) =>
      facts.get(name)?.text !== undefined &&
      !here.has(name) &&
      there.findIndex((other) => other.name === name) === index,
  )
}
