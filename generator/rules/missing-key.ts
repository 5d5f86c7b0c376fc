import type { SourceDocument } from '../documents.ts'
import { formatPath } from '../path.ts'
import { type Difference, differences, nameOf, twinsOf } from '../twins.ts'
import { defineRule } from './rule.ts'

export const missingKey = defineRule({
  code: 'parity/missing-key',
  severity: 'error',
  summary: {
    en: 'A translation has every key and list item that the source language has.',
    nl: 'Een vertaling heeft elke sleutel en elk onderdeel van de brontaal.',
  },
  why: {
    en: 'A text that is missing in one language leaves a hole in the page, or takes a whole section away.',
    nl: 'Een tekst die in één taal ontbreekt, laat een gat in de pagina, of haalt een hele sectie weg.',
  },
  example: {
    before:
      '# en/pages/about.yaml\ntitle: About us\nlead: We build websites.\n\n# nl/pages/about.yaml\ntitle: Over ons',
    after: '# nl/pages/about.yaml\ntitle: Over ons\nlead: Wij bouwen websites.',
  },
  canBeKept: false,

  *check(site) {
    for (const { source, translation, language } of twinsOf(site)) {
      for (const difference of differences(site, source, translation)) {
        yield {
          at: translation.place(difference.parent),
          path: formatPath(difference.parent, translation.data),
          message: {
            en: `${nameOf(difference).en} is missing in "${language.code}".`,
            nl: `${nameOf(difference).nl} ontbreekt in "${language.code}".`,
          },
          hint: {
            en: `Add it here, as in ${source.file}${quote(difference)}.`,
            nl: `Zet het hier erbij, zoals in ${source.file}${quote(difference)}.`,
          },
          related: [
            {
              at: placeOf(source, difference),
              message: {
                en: `It is here in "${site.source.code}".`,
                nl: `Hier staat het in "${site.source.code}".`,
              },
            },
          ],
        }
      }
    }
  },
})

const placeOf = (document: SourceDocument, { path }: Difference) =>
  document.place(path, { part: 'key' })

const quote = ({ value }: Difference) =>
  typeof value === 'string'
    ? `: "${value.length > 70 ? `${value.slice(0, 67)}…` : value.trim()}"`
    : ''
