import { hasRecord, translationStates } from '../../compare/translation-state.ts'
import { defineSiteRule } from '../rule.ts'

export const rule = defineSiteRule({
  code: 'translation/unconfirmed',
  severity: 'info',
  summary: 'What is new or was changed in both languages is confirmed once.',
  why: 'From then on a change of the source alone is noticed.',
  example: {
    before:
      '# nl/pages/about.yaml, written together with en/pages/about.yaml\nlead: Wij bouwen websites.',
    after: '# the same text, after: diptych accept',
  },

  messages: {
    unconfirmed: {
      message: {
        one: '{count} text here is new, or changed in both languages.',
        other: '{count} texts here are new, or changed in both languages.',
      },
      hint: 'If they say the same in both, run: npm run -s diptych -- accept',
    },
  },

  *check(site, cache) {
    const open = translationStates(site, cache).filter(
      ({ freshness }) => freshness === 'new' || freshness === 'changed-together',
    )
    const byFile = Map.groupBy(open, ({ translation }) => translation.document)

    for (const [document, pairs] of byFile) {
      const [first] = pairs
      if (!first || !hasRecord(site, first.language.code)) continue
      yield {
        messageId: 'unconfirmed',
        data: { count: pairs.length },
        at: document.place(first.translation.path),
      }
    }
  },
})
