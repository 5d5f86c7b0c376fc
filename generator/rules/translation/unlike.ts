import { translationStates } from '../../compare/translation-state.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import { textPlace } from '../../model/text-place.ts'
import { formatPath } from '../../read/path.ts'
import { unlikeIn } from '../../text/meaning/unlike.ts'
import { isToTranslate } from '../../text/untranslated.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'translation/unlike',
  severity: 'warning',
  summary: 'A text that nobody has compared yet says the same in both languages.',
  why: 'Visitors of one language would come on the wrong day, or count on what the other one excludes.',
  example: {
    before: '# en\ntext: We are closed on Monday.\n# nl\ntext: Op dinsdag zijn we gesloten.',
    after: '# nl\ntext: Op maandag zijn we gesloten.',
  },

  messages: {
    other: {
      message: '{source} says {said}, {translation} says {turned}.',
      hint: 'Say the same in both, or confirm it if they mean the same.',
      here: 'The {source} text.',
    },
    source: {
      message: '{source} says {said}, {translation} says nothing like it.',
      hint: 'Say the same in both, or confirm it if they mean the same.',
      here: 'The {source} text.',
    },
    translation: {
      message: '{translation} says {turned}, {source} says nothing like it.',
      hint: 'Say the same in both, or confirm it if they mean the same.',
      here: 'The {source} text.',
    },
  },

  *check(site) {
    for (const pair of translationStates(site)) {
      const { source, translation, language } = pair
      const found = isToTranslate(pair, site) ? undefined : unlikeIn(pair, site)
      if (!found) continue
      const codes = { source: site.source.code, translation: language.code }
      const messageId = found.source ? (found.translation ? 'other' : 'source') : 'translation'
      const finding: Finding<'other' | 'source' | 'translation'> = {
        messageId,
        data: {
          source: { language: codes.source },
          translation: { language: codes.translation },
          said: found.source ? [found.source.text] : [],
          turned: found.translation ? [found.translation.text] : [],
        },
        at: found.translation
          ? textPlace(translation, found.translation)
          : translation.document.place(translation.path),
        path: formatPath(translation.path, translation.document.data),
        related: [
          {
            at: found.source ? textPlace(source, found.source) : source.document.place(source.path),
            message: `${messageId}.here`,
          },
        ],
        values: { [codes.source]: source.text, [codes.translation]: translation.text },
      }
      yield finding
    }
  },
})
