import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { checkSmallSiteWholly } from '../../small-site.ts'
import { holdsForWords, inDutch, inEnglish } from '../words.ts'

holdsForWords('language/register', 'text', {
  caught: [
    inDutch('Vertel ons over uw bedrijf.'),
    inDutch('Wat kunt u verwachten?'),
    inDutch('U krijgt binnen een week antwoord.'),
    inDutch('Uw website, binnen drie weken online.'),
    inDutch('Heeft u nog geen hosting, dan regelen wij die.'),
    inDutch('Wij bouwen de site die bij u past.'),
    inDutch('Neem contact op met **uw** adviseur.'),
    inDutch('Bekijk [uw pakket](home) en kies.'),
    inDutch('De site is van u, de code ook.'),
    inDutch('Kies zelf; u betaalt eenmalig.'),
    inDutch('U hoeft uzelf niet voor te bereiden.'),
    inDutch('Binnen 2 weken hoort u van ons.'),
    inDutch('Je kiest een moment en wij bellen u terug.'),
    inDutch('We filmen uw site en sturen u de video.'),
    inDutch('Na € 599 is alles van u.'),
    inDutch('“Top,” zeggen klanten, en dat hoort u graag.'),
    inDutch('Stuur je verhaal, u logo en foto’s.'),
    inDutch('De site staat klaar. U krijgt de sleutels.'),
    inDutch('Let op: u betaalt de helft vooraf.'),
    inDutch('Zo ziet u in één oogopslag wat het kost.'),
  ],
  clean: [
    inDutch('Vertel ons over je bedrijf.'),
    inDutch('Wat kun jij verwachten?'),
    inDutch('Bereikbaar van 9 u tot 17 u.'),
    inDutch('Levering binnen 24 u.'),
    inDutch('Open van 9.30 tot 17.00 u, vrijdag tot 13 u.'),
    inDutch('Een U-vorm in de keuken, met een U-bocht eronder.'),
    inDutch('Is het je of u?'),
    inDutch('Wij zeggen u en jij mag tutoyeren: u of jij, kies zelf.'),
    inDutch('Een klant schreef: “Uw team is geweldig.”'),
    inDutch('Op de knop staat ‘Bekijk uw mandje’.'),
    inDutch('De klinkers zijn a, e, i, o en u.'),
    inDutch('Zet `uw-domein.nl` in het veld.'),
    inDutch('Kijk op https://www.uw.nl/u voor meer.'),
    inDutch('Mail naar u@voorbeeld.nl.'),
    inDutch('Klanten uit de V.S. en de U.K. betalen ook.'),
    inDutch('Nu duurt het een uur, straks een kwartier.'),
    inDutch('Uwe Boll maakte een film over ons, ruw en luw.'.replace('Uwe Boll', 'Uwer')),
    inDutch('Wij noemen onszelf een bureau; jullie mogen het noemen zoals je wilt.'),
    inDutch('Kies maat U of letter U op het bord.'),
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
  [
    'je',
    'Wij bezorgen bij u thuis.',
    ['"u" is not how this page speaks to its readers: it uses "je".'],
  ],
] as const)('a page that speaks with %s for itself: %s', ([register, text, messages]) => {
  expect(chosen(register, text)).toEqual(messages)
})
