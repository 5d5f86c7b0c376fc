import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { checkSmallSiteWholly } from '../../small-site.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('language/register', 'text', {
  caught: [
    inDutch('Vertel ons over uw bedrijf.'),
    inDutch('Heeft u nog geen hosting, dan regelen wij die.'),
    inDutch('Neem contact op met **uw** adviseur.'),
    inDutch('“Top,” zeggen klanten, en dat hoort u graag.'),
    inDutch('Zo ziet u in één oogopslag wat het kost.'),
  ],
  clean: [
    inDutch('Open van 9.30 tot 17.00 u, vrijdag tot 13 u.'),
    inDutch('Wij zeggen u en jij mag tutoyeren: u of jij, kies zelf.'),
    inDutch('Een klant schreef: “Uw team is geweldig.”'),
    inDutch('Kijk op https://www.uw.nl/u voor meer.'),
    inEnglish('U and uw are Dutch words.'),
  ],
})

const chosen = (register: string, text: string) =>
  checkSmallSiteWholly({
    'glossary.yaml': 'register: { nl: je }\n',
    ...edit(
      'nl/pages/home.yaml',
      /description[\s\S]*/,
      `register: ${register}
description: Brood voor iedereen in Haarlem, elke nacht vers gebakken in een houtoven en gebracht.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
`,
    ),
  }).diagnostics.flatMap(({ code, message }) => (code === 'language/register' ? [message] : []))

test.for([
  ['u', 'Wij bezorgen bij u thuis.', []],
  [
    'u',
    'Wij bezorgen bij je thuis.',
    ['"je" is not how this page speaks to its readers: it uses "u".'],
  ],
] as const)('a page that speaks with %s for itself: %s', ([register, text, messages]) => {
  expect(chosen(register, text)).toEqual(messages)
})
