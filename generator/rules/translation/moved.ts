import {
  fingerprint,
  type TranslationState,
  translationStates,
} from '../../compare/translation-state.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'translation/moved',
  severity: 'error',
  summary: {
    en: 'A translation stays with the text that it translates.',
    nl: 'Een vertaling blijft bij de tekst die ze vertaalt.',
  },
  why: {
    en: 'A question would have the answer of another one, in one language only.',
    nl: 'Een vraag zou het antwoord van een andere krijgen, in één taal.',
  },
  example: {
    before:
      '# nl, after two answers were swapped\n- id: price\n  answer: Meestal twee tot drie weken.\n- id: delivery\n  answer: Eén vaste prijs.',
    after:
      '# nl\n- id: price\n  answer: Eén vaste prijs.\n- id: delivery\n  answer: Meestal twee tot drie weken.',
  },

  *check(site) {
    const byFile = Map.groupBy(translationStates(site), ({ translation }) => translation.document)

    for (const [document, pairs] of byFile) {
      const leavers = new Map(
        pairs.filter(hasNewTranslation).map((pair) => [pair.confirmation?.target, pair]),
      )
      if (leavers.size === 0) continue
      for (const pair of pairs) {
        const { source, translation } = pair
        const from = leavers.get(fingerprint(translation.text))
        if (!from || !hasNewTranslation(pair) || !isSourceAsConfirmed(pair)) continue
        const origin = formatPath(from.translation.path, document.data)
        const isSwapped = pair.confirmation?.target === fingerprint(from.translation.text)

        yield {
          at: document.place(translation.path),
          path: formatPath(translation.path, document.data),
          message: isSwapped
            ? {
                en: `This translation has changed places with another, ${origin}.`,
                nl: `Deze vertaling is verwisseld met een andere, ${origin}.`,
              }
            : {
                en: `This translation belonged to another text, ${origin}.`,
                nl: `Deze vertaling hoorde bij een andere tekst, ${origin}.`,
              },
          hint: {
            en: 'Put it back, or move the source text in the same way.',
            nl: 'Zet haar terug, of verplaats de brontekst op dezelfde manier.',
          },
          related: [
            {
              at: source.document.place(source.path),
              message: { en: 'This is what it should translate.', nl: 'Dit hoort ze te vertalen.' },
            },
            {
              at: document.place(from.translation.path),
              message: { en: 'It stood here before.', nl: 'Hier stond ze eerst.' },
            },
          ],
          values: { [site.source.code]: source.text, [pair.language.code]: translation.text },
        }
      }
    }
  },
})

const hasNewTranslation = ({ confirmation, translation }: TranslationState) =>
  confirmation !== undefined && confirmation.target !== fingerprint(translation.text)

const isSourceAsConfirmed = ({ confirmation, source }: TranslationState) =>
  confirmation?.source === fingerprint(source.text)
