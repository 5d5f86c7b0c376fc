import { edit } from '../../edit.ts'
import { smallSite } from '../../small-site.ts'
import { thirdLanguage } from '../../third-language.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const line = '"pages/home#title": { source: "000000", target: "000000", was: "Bread" }\n'
const heading = '# Written by diptych accept and diptych keep.\n'
const nl = (text: string) => ({ '.state/nl.yaml': text })

const withStage = (status: string) => ({
  'de/language.yaml': smallSite['nl/language.yaml']
    ?.replace('name: Nederlands', 'name: Deutsch')
    .replace('locale: nl', `status: ${status}\nlocale: de`),
})

holdsForSites('translation/no-record', {
  caught: {
    'the small site': {},
    'a record of another language': { '.state/de.yaml': line },
    'a record of the source': { '.state/en.yaml': line },
    'a record of a dialect': { '.state/nl-BE.yaml': line },
    'a record under a name with a capital': { '.state/NL.yaml': line },
    'the record of a folder': { '.state/nl/pages.yaml': line },
    'the record of a document alone': { '.state/nl/pages/home.yaml': line },
    'a document that is listed without its record': nl('"pages/home": true\n'),
    'one of two that are listed': {
      ...nl('"language": true\n"pages/home": true\n'),
      '.state/nl/language.yaml': heading,
    },
    'a listed document with texts of an older version': nl(`${line}"pages/home": true\n`),
    'the record of a listed document in another language': {
      ...nl('"pages/home": true\n'),
      '.state/de/pages/home.yaml': line,
    },
    'two that are listed and no folder': nl('"language": true\n"pages/home": true\n'),
    ...sitesOf(['de', 'fr', 'pl', 'pt-BR', 'en-US', 'ja', 'ar', 'zh-Hant'], (code) => ({
      ...thirdLanguage({ code }),
      ...nl(line),
    })),
    'a language that is partial': {
      ...thirdLanguage({ code: 'de' }),
      ...nl(line),
      ...withStage('partial'),
    },
  },
  clean: {
    'one text on record': nl(line),
    'nothing on record yet': nl(heading),
    'a listed document with its record': {
      ...nl('"pages/home": true\n'),
      '.state/nl/pages/home.yaml': line,
    },
    'a record that is not listed': { ...nl(heading), '.state/nl/pages/home.yaml': line },
    'a listed document that is gone': nl('"pages/workshop": true\n'),
    'a listed document that one language has': {
      ...nl('"pages/home": true\n'),
      'nl/pages/home.yaml': undefined,
    },
    'a listed name that is none of a document': nl('"homes/page": true\n'),
    'a record that cannot be read': {
      ...nl('"pages/home": true\n'),
      '.state/nl/pages/home.yaml': line.slice(0, 20),
    },
    'two lines for one text': nl(line + line.replace('Bread', 'Cake')),
    'lines of Windows': nl(`${heading}${line}`.replaceAll('\n', '\r\n')),
    'a record that another program wrote': nl('pages/home#title:\n  source: "0"\n'),
    // These cannot be read, which is an error of its own.
    'a conflict': nl(`<<<<<<< HEAD\n${line}=======\n>>>>>>> theirs\n`),
    'an empty record': nl(''),
    'half a line': nl(line.slice(0, 20)),
    'a list': nl('- a\n'),
    ...sitesOf(['de', 'fr', 'pl', 'pt-BR'], (code) => ({
      ...thirdLanguage({ code }),
      ...nl(line),
      [`.state/${code}.yaml`]: line,
    })),
    'a draft': { ...thirdLanguage({ code: 'de' }), ...nl(line), ...withStage('draft') },
    'a folder that site.yaml does not name': {
      ...thirdLanguage({ code: 'de' }),
      ...nl(line),
      'site.yaml': smallSite['site.yaml'],
    },
    'a listed language without a folder': {
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
      ...nl(line),
    },
    'one language': {
      ...edit('site.yaml', '[en, nl]', '[en]'),
      'nl/language.yaml': undefined,
      'nl/navigation.yaml': undefined,
      'nl/pages/home.yaml': undefined,
    },
    'no settings': { 'site.yaml': undefined },
  },
})
