import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/ellipsis',
  severity: 'info',
  summary: 'An ellipsis is one character, not three full stops.',
  why: 'Three full stops can be split at the end of a line, and screen readers may read each of them.',
  example: { before: 'label: Sending...', after: 'label: Sending…' },

  messages: {
    points: { message: 'These are three full stops.', hint: 'Write “…”.', fix: 'Write “…”' },
  },
  items: translatableTexts,

  create: () => (text) =>
    text.text.matchAll(points).map(({ index, 0: found }) => {
      const span = { index, length: found.length }
      return {
        messageId: 'points',
        at: textPlace(text, span),
        path: formatPath(text.path, text.document.data),
        ...createFix(text, span, { title: 'fix', text: '…' }),
      }
    }),
})

const points = /(?<![./\\])\.{3}(?![./\\\w])/g
