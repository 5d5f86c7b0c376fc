import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { unsupportedMarkup } from '../../text/markup.ts'
import { defineItemRule } from '../rule.ts'

export const rule = defineItemRule({
  code: 'markup/unsupported',
  severity: 'error',
  summary: 'Texts use bold, emphasis, links, lists and paragraphs, and nothing else.',
  why: 'Headings, images and HTML in a text would break the page around it, so they are not drawn.',
  example: {
    before: 'answer: We use <b>one</b> fixed price.',
    after: 'answer: We use **one** fixed price.',
  },
  canBeAcknowledged: false,

  messages: {
    unsupported: {
      message: 'This text has markup that a text cannot have here ({kind}).',
      hint: 'Use **bold**, *emphasis*, [a link](page-id), blank lines, and lists that start with "- ".',
    },
  },
  items: translatableTexts,

  create:
    (_site) =>
    ({ document, text, path, schema }) => {
      if (schema['x-kind'] !== 'rich') return []
      return Array.from(unsupportedMarkup(text), (kind) => ({
        messageId: 'unsupported',
        data: { kind },
        at: document.place(path),
        path: formatPath(path, document.data),
      }))
    },
})
