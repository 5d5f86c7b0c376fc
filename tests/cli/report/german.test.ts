import { expect, test } from 'vitest'
import { confirm } from '#generator/report/ledger/confirm.ts'
import { type Changes, checkSmallSite, smallSite } from '../../generator/small-site.ts'
import { temporaryFolder } from '../../generator/temporary-folder.ts'
import { thirdLanguage } from '../../generator/third-language.ts'
import { diptych } from '../diptych.ts'

const sentences = {
  en: 'Bread is {{price.bread}}. You must order a day before.',
  de: 'Ein Brot kostet {{price.bread}}. Du musst einen Tag vorher bestellen.',
}

const page = (text: string) => `path: /
title: Brot aus Haarlem
description: Brot aus dem Holzofen, jede Nacht in Haarlem gebacken und um sieben Uhr an deiner Tür.
sections:
  - type: text
    id: about
    tile: key
    text: ${text}
    look: statement
`

/** The small site in English and German. */
const inGerman: Changes = {
  ...smallSite,
  ...thirdLanguage({ code: 'de', name: 'Deutsch' }),
  ...Object.fromEntries(
    Object.keys(smallSite).flatMap((path) => (path.startsWith('nl/') ? [[path, undefined]] : [])),
  ),
  'site.yaml': smallSite['site.yaml']?.replace('[en, nl]', '[en, de]'),
  'en/pages/home.yaml': smallSite['en/pages/home.yaml']?.replace('We bake at night.', sentences.en),
  'de/pages/home.yaml': page(sentences.de),
}

/** What somebody who edits the German page reads after changing it. */
async function told(written: string, instead: string): Promise<string> {
  const { site, memo } = checkSmallSite(inGerman)
  const changed: Changes = {
    ...inGerman,
    ...Object.fromEntries(confirm({ site, language: 'de' }, memo)),
    'de/pages/home.yaml': inGerman['de/pages/home.yaml']?.replace(written, instead),
  }
  const files = Object.entries(changed).flatMap(([path, text]): [string, string][] =>
    text === undefined ? [] : [[`content/${path}`, text]],
  )
  const { stdout } = await diptych(['validate', '--format', 'pretty', '--skip', 'language,seo'], {
    cwd: temporaryFolder(Object.fromEntries(files)),
    environment: { DIPTYCH_LANG: 'de' },
  })
  return stdout.replaceAll(/\s+/g, ' ')
}

test.for([
  { name: 'nothing', written: '', instead: '', says: ['Nichts zu beheben. '] },
  {
    name: 'a key is missing',
    written: `    text: ${sentences.de}\n`,
    instead: '',
    says: [
      'Fehler „text“ fehlt auf Deutsch. parity/missing-key ',
      'Home › Text › Text',
      ' Hier steht es auf Englisch. ',
      'So geht es Schreib darunter, übersetzt: text: ',
      '1 zu beheben. ',
    ],
  },
  {
    name: 'there is no such fact',
    written: 'price.bread',
    instead: 'price.bred',
    says: [
      'Fehler Es gibt keinen Fakt „price.bred“. facts/unknown ',
      'So geht es Meinst du „price.bread“? ',
    ],
  },
  {
    name: 'a value is none of those that there are',
    written: 'look: statement',
    instead: 'look: big',
    says: ['Fehler „big“ ist keiner der Werte, die hier gehen. ', 'Es gibt: '],
  },
  {
    name: 'a number stands for a text',
    written: sentences.de,
    instead: '1.199',
    says: ['Fehler Das ist die Zahl 1.199, muss aber ein Text sein. '],
  },
  {
    name: 'the meaning has changed',
    written: 'Du musst',
    instead: 'Du darfst',
    says: [
      'Auf Deutsch steht jetzt „darfst“ statt „musst“; auf Englisch steht noch „must“. ',
      'Deutsch vorher ',
      'Deutsch jetzt ',
      'Englisch sagt ',
      'So geht es Ändere den Text auf Englisch auch, oder stell den auf Deutsch zurück. ',
      'So lassen Sagen beide dasselbe: ',
    ],
  },
])('in German: $name', async ({ written, instead, says }) => {
  const stdout = await told(written, instead)
  for (const text of says) expect(stdout).toContain(text)
})
