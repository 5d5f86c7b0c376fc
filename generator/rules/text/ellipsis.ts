import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'text/ellipsis',
  severity: 'info',
  summary: 'Three points are written as one character.',
  why: 'Three points can be torn apart at the end of a line, and screen readers may read each of them.',
  example: { before: 'label: Sending...', after: 'label: Sending…' },

  messages: {
    points: { message: 'Here are three points.', hint: 'Write “…”.', fix: 'Write “…”' },
  },
  items: translatableTexts,
  needs: ['dots'],

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
