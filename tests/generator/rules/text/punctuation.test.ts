import { expect, test } from 'vitest'
import { holdsFor } from '../corpus.ts'
import { findingsOfPair } from '../pair.ts'

holdsFor('text/punctuation', {
  caught: [
    ['**What is in it:**', '**Wat erin zit**'],
    ['We build it.', 'Wij bouwen het'],
    ['Done', 'Klaar!'],
    ['Sending…', 'Versturen'],
    ['Is it free? (yes)?', 'Is het gratis? (ja)'],
  ],
  clean: [
    ['“We build it.”', '“Wij bouwen het.”'],
    ['You get:', '»Je krijgt:«'],
    ['Sending…', 'Versturen...'],
    ['Let us talk.', 'Zullen we praten?'],
    ['By Bakery Inc.', 'Van Bakery'],
  ],
})

test.for([
  ['How long?', 'Hoe lang', 'warning'],
  ['Done!', 'Klaar.', 'info'],
] as const)('%s | %s is a %s', ([en, nl, severity]) => {
  expect(findingsOfPair('text/punctuation', [en, nl])).toMatchObject([{ severity }])
})
