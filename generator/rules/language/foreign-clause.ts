import { translatablePairs } from '../../compare/pairs.ts'
import type { Memo } from '../../engine/memo.ts'
import { vocabularyOf } from '../../languages/vocabulary-of.ts'
import type { Site } from '../../model/site.ts'
import { textPlace, textSubjects } from '../../model/text-place.ts'
import { type TranslatableText, translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { foreignClause, tellingWords } from '../../text/foreign/foreign-clause.ts'
import { foreignWords, otherVocabularies } from '../../text/foreign/foreign-words.ts'
import { untranslatedWords } from '../../text/foreign/untranslated.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'language/foreign-clause',
  severity: 'warning',
  summary: 'No sentence changes its language half-way.',
  why: 'A piece was pasted in, or the translation stopped there; people who read one language miss the rest.',
  example: {
    before: '# nl\ntext: Stuur ons een bericht and you will receive an answer tomorrow.',
    after: '# nl\ntext: Stuur ons een bericht, dan krijg je morgen antwoord.',
  },

  messages: {
    clause: {
      message: 'This part is in {foreign}, on a page in {expected}: “{words}”.',
      hint: 'Write it in {expected}. If it is a quotation, put it between quotation marks.',
    },
  },

  // A group rule: what `eld` answers is kept with the findings of the group.
  *check(group, memo) {
    for (const text of translatableTexts(group, memo)) {
      const { language } = text
      const kind = text.schema['x-kind']
      const telling = memo.ofSite(tellingWords, group.shared, language)
      if (!telling || kind === 'quote' || kind === 'code') continue
      const clause = foreignClause(text.text, language, telling, memo)
      const [first] = clause?.words ?? []
      const last = clause?.words.at(-1)
      if (!clause || !first || !last || isToldOtherwise(text, group, memo)) continue
      const { index } = first
      const end = last.index + last.text.length
      yield {
        messageId: 'clause',
        data: {
          foreign: { language: clause.language },
          expected: { language },
          words: text.text.slice(index, end),
        },
        at: textPlace(text, { index, length: end - index }),
        path: formatPath(text.path, text.document.data),
        values: { [language]: text.text },
        needs: textSubjects('words', text),
      }
    }
  },
})

/** Whether a text is not translated at all, or has function words that tell as much. */
function isToldOtherwise(text: TranslatableText, group: Site, memo: Memo): boolean {
  const own = vocabularyOf(text.language)
  const others = memo.ofSite(otherVocabularies, group.shared, text.language)
  if (own && foreignWords({ text: text.text, own, others }, memo)) return true
  return translatablePairs(group, memo).some(
    (pair) =>
      pair.translation.document === text.document &&
      pair.translation.path.join('.') === text.path.join('.') &&
      untranslatedWords(pair, group, memo).length > 0,
  )
}
