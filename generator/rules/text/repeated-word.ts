import { textPlace } from '../../model/text-place.ts'
import { translatableTexts } from '../../model/texts.ts'
import { formatPath } from '../../read/path.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { defineLegacyItemRule } from '../rule.ts'

export const rule = defineLegacyItemRule({
  code: 'text/repeated-word',
  severity: 'warning',
  summary: {
    en: 'No word stands twice in a row by mistake.',
    nl: 'Geen woord staat per ongeluk twee keer achter elkaar.',
  },
  why: {
    en: 'It is what stays behind when a sentence is changed, and whoever wrote it no longer sees it.',
    nl: 'Dat blijft achter als een zin verandert, en wie hem schreef, ziet het niet meer.',
  },
  example: { before: 'text: We build the the site.', after: 'text: We build the site.' },

  each: translatableTexts,

  *find(items, site) {
    for (const text of items) {
      const { words } = figureContext(site, text.document.language).conventions
      for (const { index, 0: found, 1: word = '' } of text.text.matchAll(twice)) {
        if (words.repeatable.includes(word.toLowerCase()) || isName(word, found)) continue
        yield {
          at: textPlace(text, { index, length: found.length }),
          path: formatPath(text.path, text.document.data),
          message: { en: `“${word}” stands here twice.`, nl: `“${word}” staat hier twee keer.` },
          hint: {
            en: 'Remove one, or keep it if it is meant.',
            nl: 'Haal er een weg, of laat het zo als het de bedoeling is.',
          },
        }
      }
    }
  },
})

const twice = /(?<![\p{L}\d’'-])(\p{L}+)\s+\1(?![\p{L}\d’'-])/giu

/** Two capitals inside a sentence make a name, such as Baden Baden or Duran Duran. */
const isName = (word: string, found: string) =>
  /^\p{Lu}\p{Ll}/u.test(word) && found.lastIndexOf(word) > 0
