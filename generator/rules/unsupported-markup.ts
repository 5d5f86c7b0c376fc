import { formatPath } from '../path.ts'
import { unsupportedMarkup as kindsOfMarkup } from '../rich-text.ts'
import { textsOf } from '../values.ts'
import { defineRule } from './rule.ts'

export const unsupportedMarkup = defineRule({
  code: 'markup/unsupported',
  severity: 'error',
  summary: 'Texts use bold, emphasis, links, lists and paragraphs, and nothing else.',
  why: 'Headings, images and HTML in a text would break the page around it, so they are not drawn.',

  *check(site) {
    for (const { document, text, path, schema } of textsOf(site)) {
      if (schema['x-kind'] !== 'rich') continue

      for (const kind of kindsOfMarkup(text)) {
        yield {
          at: document.place(path),
          path: formatPath(path, document.data),
          message: `This text has markup that a text cannot have here (${kind}).`,
          hint: 'Use **bold**, *emphasis*, [a link](page-id), blank lines, and lists that start with "- ".',
        }
      }
    }
  },
})
