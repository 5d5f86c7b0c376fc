import { expect, test } from 'vitest'
import { holdsForWords, inDutch, inEnglish, wordFindings } from '../words.ts'

holdsForWords('markup/broken', 'text', {
  caught: [
    inEnglish('See **the plans.'),
    inEnglish('See the plans**.'),
    inEnglish('**One** and **two'),
    inEnglish('A ** star ** too far'),
    inEnglish('[the plans](home'),
    inEnglish('See [the plans] (home/plans).'),
    inEnglish('See [the plans] (https://bakery.example).'),
    inEnglish('See the plans](home).'),
    inEnglish('- **one\n- two'),
    inDutch('| brood | prijs |\n| --- | --- |\n| wit | 4 |'),
    inEnglish('Write to [](mailto:hello@bakery.example).'),
    inDutch('Meer lees je op [ ](home).'),
    inEnglish('Write to [us] (mailto:a@b.nl).'),
    inEnglish('See [the start] (home).'),
    inDutch('Bekijk **de pakketten.'),
    inDutch('Bekijk de pakketten**.'),
    inDutch('Bekijk [de pakketten](home'),
    inDutch('Bekijk [de pakketten] (#prijzen).'),
    inDutch('Eerste alinea.\n\nTweede **alinea.'),
    inDutch('Bekijk [de pakketten](home en **kies**.'),
    inEnglish('**{{price.bread}}*'),
    inEnglish('Now *{{price.bread}} a loaf.'),
    inDutch('Nu voor _{{price.bread}}.'),
    inEnglish('`{{price.bread}} a loaf'),
  ],
  clean: [
    inEnglish('See **the plans**.'),
    inEnglish('See [the plans](home).'),
    inEnglish('**[The plans](home)**'),
    inEnglish('[**The plans**](home)'),
    inEnglish('*Really* good'),
    inEnglish('5 * 3 = 15'),
    inEnglish('Wheat | rye | spelt'),
    inEnglish('From €4*'),
    inEnglish('* with butter'),
    inEnglish('The law of [[country]] applies.'),
    inEnglish('He said [sic] (twice).'),
    inEnglish('At home [sic] (homeward).'),
    inEnglish('A rating of ★★★★'),
    inDutch('Bekijk **de pakketten**.'),
    inDutch('- **een**\n- twee'),
    inDutch('Zie [de pagina met *alle* pakketten](home).'),
    inDutch('Prijs (vanaf) [indicatie]'),
    inDutch('Een brood* bij de koffie'),
    inEnglish('From {{price.bread}}*, or [more](home)*.'),
    inEnglish('\\*with butter'),
    inEnglish('**{{price.bread}}**, *{{price.bread}}*'),
  ],
})

test.for([
  '**Bold** bread',
  'See [the plans](home)',
  'A *really* good loaf',
  '**{{price.bread}}*',
  '*{{price.bread}} a loaf',
  'Now *{{price.bread}} a loaf',
  'Bread** for you',
  '__Bold__ bread',
  'A _really_ good loaf',
  'Press `start`',
  '~~Old~~ bread',
  'See the plans](home)',
])('a heading has no markup: %s', (text) => {
  expect(wordFindings('markup/broken', inEnglish(text), 'heading')).toMatchObject([
    { message: expect.stringContaining('cannot have') },
  ])
})

test.for([
  'From €4*',
  '* with butter',
  '*with butter',
  '5 * 3 * 2',
  'snake_case_name and a_b',
  'Bäcker*innen',
  'Bread [new]',
  'Fill in [[this]]',
])('a heading may have stars and brackets: %s', (text) => {
  expect(wordFindings('markup/broken', inEnglish(text), 'heading')).toEqual([])
})
