import { edit } from '../../edit.ts'

import { thirdLanguage } from '../../third-language.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const line = '"pages/home#title": { source: "000000", target: "000000", was: "Bread" }\n'

const nl = (text: string) => ({ '.state/nl.yaml': text })

holdsForSites('translation/no-record', {
  caught: {
    'the small site': {},
    'a document that is listed without its record': nl('"pages/home": true\n'),
    ...sitesOf([], (code) => ({
      ...thirdLanguage({ code }),
      ...nl(line),
    })),
  },
  clean: {
    'a listed name that is none of a document': nl('"homes/page": true\n'),
    ...sitesOf([], (code) => ({
      ...thirdLanguage({ code }),
      ...nl(line),
      [`.state/${code}.yaml`]: line,
    })),
    'a listed language without a folder': {
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
      ...nl(line),
    },
    'no settings': { 'site.yaml': undefined },
  },
})
