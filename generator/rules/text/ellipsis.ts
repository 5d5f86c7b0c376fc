import { createFix, textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'text/ellipsis',
  severity: 'info',
  summary: {
    en: 'Three points are written as one character.',
    nl: 'Drie puntjes worden als één teken geschreven.',
  },
  why: {
    en: 'Three points can be torn apart at the end of a line, and screen readers may read each of them.',
    nl: 'Drie losse punten kunnen aan het einde van een regel uit elkaar vallen, en een schermlezer leest ze soms één voor één.',
  },
  example: { before: 'label: Sending...', after: 'label: Sending…' },

  each: translatableTexts,

  *find(items) {
    for (const text of items) {
      for (const { index, 0: found } of text.text.matchAll(points)) {
        const token = { index, length: found.length }
        yield {
          at: textPlace(text, token),
          path: formatPath(text.path, text.document.data),
          message: { en: 'Here are three points.', nl: 'Hier staan drie losse punten.' },
          hint: { en: 'Write “…”.', nl: 'Schrijf “…”.' },
          ...createFix(text, token, { title: { en: 'Write “…”', nl: 'Schrijf “…”' }, text: '…' }),
        }
      }
    }
  },
})

const points = /(?<![./\\])\.{3}(?![./\\\w])/g
