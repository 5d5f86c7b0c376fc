import { didYouMean } from '../../diagnostics/suggestion.ts'
import { textsOf } from '../../model/texts.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineGroupRule } from '../rule.ts'

export const rule = defineGroupRule({
  code: 'quiz/unknown-scale',
  severity: 'error',
  summary: 'Every scale that a question names is in quiz-frames.yaml.',
  why: 'A question without its scale has no answers.',
  example: { before: 'scale: shure', after: 'scale: sure' },
  canBeAcknowledged: false,
  breaksPage: true,

  messages: { unknown: { message: 'There is no scale "{scale}".' } },

  *check(site, cache) {
    for (const { document, text, path } of textsOf(site, cache)) {
      if (document.kind !== 'quiz-frames' && document.kind !== 'quiz-bank') continue
      if (path.at(-1) !== 'scale') continue

      const frames = site.find('quiz-frames', 'quiz-frames', document.language)?.data
      const scales = isRecord(frames) && isRecord(frames['scales']) ? frames['scales'] : undefined
      if (!scales || Object.hasOwn(scales, text)) continue
      yield {
        at: document.place(path),
        path: formatPath(path, document.data),
        messageId: 'unknown',
        data: { scale: text },
        hint: didYouMean(text, Object.keys(scales)),
      }
    }
  },
})
