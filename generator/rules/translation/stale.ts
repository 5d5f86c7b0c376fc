import { changedWords, hasOtherWords } from '../../compare/changed-words.ts'
import { translationStates } from '../../compare/translation-state.ts'
import type { Severity } from '../../diagnostics/diagnostic.ts'
import { formatPath } from '../../read/path.ts'
import { changedMeaning } from '../../text/meaning/disagreement.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/stale',
  severity: 'warning',
  summary: 'When a source text changes, its translation is looked at again.',
  why: 'Visitors of the translation would go on reading the old delivery time, promise or price.',
  example: {
    before:
      '# en, changed today\nanswer: We build it on a stack that you own.\n# nl, as it was\nanswer: We bouwen het met gangbare techniek.',
    after: '# nl\nanswer: We bouwen het met techniek die van jou is.',
  },

  messages: {
    changed: { message: 'The {source} text changed; the {translation} text did not.' },
    labels: {
      hint: 'Change the {translation}, or keep it if nothing has to change.',
      now: 'This is the text now.',
      was: '{source} was',
      is: '{source} is',
      still: '{translation} still',
    },
  },

  *check(site) {
    for (const pair of translationStates(site)) {
      const { source, translation, language, confirmation, freshness } = pair
      if (freshness !== 'stale' || !confirmation || changedMeaning(pair, site)) continue
      const [was, is] = changedWords(confirmation.was, source.text)

      yield {
        messageId: 'changed',
        data: {
          source: { language: site.source.code },
          translation: { language: language.code },
        },
        severity: severityOf(confirmation.was, source.text),
        at: translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        hint: 'labels.hint',
        related: [{ at: source.document.place(source.path), message: 'labels.now' }],
        changes: [
          { label: 'labels.was', text: was },
          { label: 'labels.is', text: is },
          { label: 'labels.still', text: translation.text },
        ],
        values: { [site.source.code]: source.text, [language.code]: translation.text },
      }
    }
  },
})

/** A change of case or punctuation only is `info`. */
const severityOf = (before: string, after: string): Severity =>
  hasOtherWords(before, after) ? 'warning' : 'info'
