import {
  fingerprint,
  type TranslationState,
  translationStates,
} from '../../compare/translation-state.ts'
import { formatPath } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/moved',
  severity: 'error',
  summary: 'A translation stays with the text that it translates.',
  why: 'A question would have the answer of another one, in one language only.',
  example: {
    before:
      '# nl, after two answers were swapped\n- id: price\n  answer: Meestal twee tot drie weken.\n- id: delivery\n  answer: Eén vaste prijs.',
    after:
      '# nl\n- id: price\n  answer: Eén vaste prijs.\n- id: delivery\n  answer: Meestal twee tot drie weken.',
  },

  messages: {
    swapped: {
      message: 'This translation has changed places with another, {origin}.',
      hint: 'Put it back, or move the source text in the same way.',
      source: 'This is what it should translate.',
      before: 'It stood here before.',
    },
    moved: {
      message: 'This translation belonged to another text, {origin}.',
      hint: 'Put it back, or move the source text in the same way.',
      source: 'This is what it should translate.',
      before: 'It stood here before.',
    },
  },

  *check(site) {
    const byFile = Map.groupBy(translationStates(site), ({ translation }) => translation.document)

    for (const [document, pairs] of byFile) {
      const leavers = new Map(
        pairs
          .filter((pair) => hasNewTranslation(pair))
          .map((pair) => [pair.confirmation?.target, pair]),
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
          messageId: isSwapped ? 'swapped' : 'moved',
          data: { origin },
          related: [
            { at: source.document.place(source.path), message: 'source' },
            { at: document.place(from.translation.path), message: 'before' },
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
