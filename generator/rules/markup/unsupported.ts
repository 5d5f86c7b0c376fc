import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { unsupportedMarkup as kindsOfMarkup } from '../../text/rich-text.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'markup/unsupported',
  severity: 'error',
  summary: {
    en: 'Texts use bold, emphasis, links, lists and paragraphs, and nothing else.',
    nl: 'Teksten gebruiken vet, nadruk, links, lijsten en alinea’s, en verder niets.',
  },
  why: {
    en: 'Headings, images and HTML in a text would break the page around it, so they are not drawn.',
    nl: 'Koppen, afbeeldingen en HTML in een tekst zouden de pagina eromheen breken, dus die worden niet getoond.',
  },
  example: {
    before: 'answer: We use <b>one</b> fixed price.',
    after: 'answer: We use **one** fixed price.',
  },
  canBeAcknowledged: false,

  each: translatableTexts,

  *find(items) {
    for (const { document, text, path, schema } of items) {
      if (schema['x-kind'] !== 'rich') continue

      for (const kind of kindsOfMarkup(text)) {
        yield {
          at: document.place(path),
          path: formatPath(path, document.data),
          message: {
            en: `This text has markup that a text cannot have here (${kind}).`,
            nl: `Deze tekst heeft opmaak die hier niet kan (${kind}).`,
          },
          hint: {
            en: 'Use **bold**, *emphasis*, [a link](page-id), blank lines, and lists that start with "- ".',
            nl: 'Gebruik **vet**, *nadruk*, [een link](pagina-id), lege regels, en lijsten die met "- " beginnen.',
          },
        }
      }
    }
  },
})
