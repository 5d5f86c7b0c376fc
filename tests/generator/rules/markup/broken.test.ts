import { expect, test } from 'vitest'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

holdsForWords('markup/broken', 'text', {
  caught: [
    inEnglish('See [the plans] (home/plans).'),
    inDutch('| brood | prijs |\n| --- | --- |\n| wit | 4 |'),
    inEnglish('See [the start] (home).'),
    inDutch('Bekijk [de pakketten](home en **kies**.'),
    inDutch('Nu voor _{{price.bread}}.'),
  ],
  clean: [
    inEnglish('5 * 3 = 15'),
    inDutch('Zie [de pagina met *alle* pakketten](home).'),
    inDutch('Prijs (vanaf) [indicatie]'),
    inDutch('Een brood* bij de koffie'),
    inEnglish('From {{price.bread}}*, or [more](home)*.'),
  ],
})

test.for(['**Bold** bread'])('a heading has no markup: %s', (text) => {
  expect(wordFindings('markup/broken', inEnglish(text), 'heading')).toMatchObject([
    { message: expect.stringContaining('cannot have') },
  ])
})

test.for(['From €4*'])('a heading may have stars and brackets: %s', (text) => {
  expect(wordFindings('markup/broken', inEnglish(text), 'heading')).toEqual([])
})
