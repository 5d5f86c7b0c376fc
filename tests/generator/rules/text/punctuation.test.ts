import { expect, test } from 'vitest'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('text/punctuation', {
  caught: [
    ['How long does it take?', 'Hoe lang duurt het'],
    ['How long does it take?', 'Hoe lang duurt het.'],
    ['What do you get?', 'Wat krijg je!'],
    ['You get:', 'Je krijgt'],
    ['You get:', 'Je krijgt.'],
    ['**What is in it:**', '**Wat erin zit**'],
    ['“Really?”', '“Echt”'],
    ['“Really?”', '„Echt“'],
    ['We build it.', 'Wij bouwen het'],
    ['We build it', 'Wij bouwen het.'],
    ['Done!', 'Klaar.'],
    ['Done', 'Klaar!'],
    ['Sending…', 'Versturen'],
    ['Sending...', 'Versturen.'],
    ['Is it free? (yes)?', 'Is het gratis? (ja)'],
    ['Prices include:', 'Prijzen zijn inclusief'],
  ],
  clean: [
    ['How long does it take?', 'Hoe lang duurt het?'],
    ['You get:', 'Je krijgt:'],
    ['**What is in it:**', '**Wat erin zit:**'],
    ['We build it.', 'Wij bouwen het.'],
    ['“We build it.”', '“Wij bouwen het.”'],
    ['“We build it”.', '“Wij bouwen het.”'],
    // German closes as English opens, with “, ‘ and «.
    ['“Really?”', '„Echt?“'],
    ['Write “…”', 'Schrijf ‚…‘'],
    ['You get:', '»Je krijgt:«'],
    ['Sending…', 'Versturen...'],
    ['Plan a call', 'Plan een gesprek'],
    ['Let us talk.', 'Zullen we praten?'],
    ['Let us talk', 'Zullen we praten?'],
    ['Pages, texts, etc.', 'Pagina’s en teksten'],
    ['Pages and texts', 'Pagina’s, teksten enz.'],
    ['By Bakery Inc.', 'Van Bakery'],
    ['at 9 a.m.', 'om 9 uur'],
    ['€599', '€ 599'],
    ['Ready (at last).', 'Klaar (eindelijk).'],
    ['One line\nand another.', 'Eén regel\nen nog een.'],
  ],
})

test.for([
  ['How long?', 'Hoe lang', 'warning'],
  ['You get:', 'Je krijgt.', 'warning'],
  ['Done!', 'Klaar.', 'info'],
] as const)('%s | %s is a %s', ([en, nl, severity]) => {
  expect(findingsOfPair('text/punctuation', [en, nl])).toMatchObject([{ severity }])
})
