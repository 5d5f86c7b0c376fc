import { differences, documentPairs, nameOf } from '../../compare/alignment.ts'
import { languageName } from '../../languages/language-name.ts'
import { formatPath } from '../../read/path.ts'
import { defineLegacyRule } from '../rule.ts'

export const rule = defineLegacyRule({
  code: 'parity/extra-key',
  severity: 'error',
  summary: {
    en: 'A translation has no key or list item that the source language lacks.',
    nl: 'Een vertaling heeft geen sleutel of onderdeel dat de brontaal niet heeft.',
  },
  why: {
    en: 'Visitors of one language would see something that the others never do; often a deletion was forgotten.',
    nl: 'Bezoekers van één taal zouden iets zien wat de anderen nooit zien; vaak is vergeten het ook hier te verwijderen.',
  },
  example: {
    before:
      '# nl/pages/about.yaml\nlead: Wij bouwen websites.\nnote: Al tien jaar.   # not in en/pages/about.yaml',
    after: '# nl/pages/about.yaml\nlead: Wij bouwen websites.',
  },
  canBeAcknowledged: false,

  *check(site) {
    for (const { source, translation, language } of documentPairs(site)) {
      const [here, there] = [languageName(language.code), languageName(site.source.code)]
      for (const difference of differences(site, translation, source)) {
        const { path, parent } = difference
        yield {
          at: translation.place(path, { part: 'key' }),
          path: formatPath(path, translation.data),
          message: {
            en: `${nameOf(difference).en} is in ${here.en} only.`,
            nl: `${nameOf(difference).nl} staat alleen in het ${here.nl}.`,
          },
          hint: {
            en: `Add it to ${source.file} too, or take it out here.`,
            nl: `Zet het ook in ${source.file}, of haal het hier weg.`,
          },
          related: [
            {
              at: source.place(parent),
              message: {
                en: `It would be here in ${there.en}.`,
                nl: `Hier zou het staan in het ${there.nl}.`,
              },
            },
          ],
        }
      }
    }
  },
})
