import { expect, test } from 'vitest'
import { editBoth, inBoth } from '../edit.ts'
import { findingsOf } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'
import { type Both, holdsForWords, inDutch, inEnglish, wordFindings } from './words.ts'

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

test('a heading has no markup', () => {
  expect(wordFindings('markup/broken', inEnglish('**Bold** bread'), 'heading')).toMatchObject([
    { message: expect.stringContaining('cannot have') },
  ])
})

test('a heading may have a star', () => {
  expect(wordFindings('markup/broken', inEnglish('From €4*'), 'heading')).toEqual([])
})

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('markup/mismatch', 'text', {
  caught: [
    pair('See [the plans](home).', 'Bekijk de pakketten.'),
    pair('**Bold** start', 'Vette start'),
    pair('- one\n- two\n- three', '- een\n- twee'),
    pair('One.\n\nTwo.', 'Een. Twee.'),
    pair('Write to [us](mailto:a@b.nl).', 'Mail a@b.nl.'),
  ],
  clean: [
    pair('See [the plans](home).', 'Bekijk [de pakketten](home).'),
    pair('Do finish it', 'Maak het *wel* af'),
    pair('*Really* good', 'Heel goed'),
    pair('- one\n- two', '* een\n* twee'),
    pair('5 * 3 = 15', '5 × 3 = 15'),
  ],
})

holdsForWords('markup/unsafe', 'heading', {
  caught: [
    inEnglish('&#x20ac;4'),
    inEnglish('<img src=x onerror=alert(1)>'),
    inEnglish('<a href="https://bakery.example">Bread</a>'),
    inDutch('Caf&eacute;'),
    inDutch('<span class="x">Brood</span>'),
  ],
  clean: [
    inEnglish('Bread & butter'),
    inEnglish('AT&T; and others'),
    inEnglish('<your name here>'),
    inDutch('Brood & boter'),
    inDutch('Minder dan < 5 minuten'),
  ],
})

test('a script is no link', () => {
  const link = '    link:\n      label: More\n      to: javascript:alert(1)\n'
  const changes = editBoth('pages/home.yaml', /$/, link)
  expect(findingsOf(changes).filter((line) => line.includes('markup/unsafe'))).toHaveLength(2)
})

const answer = (text: string) =>
  inBoth(
    'faqs/home.yaml',
    `questions:\n  - id: a\n    question: "# Why 1 < 2"\n    answer: ${JSON.stringify(text)}\n`,
  )

const allowed = [
  'plain',
  '**bold**, *emphasis*, [a link](home)',
  'salt & pepper, 2 < 3, 3 > 2, a_b_c, #1',
  'Bel **020 123 45 67** of [mail ons](mailto:hallo@bakery.example)',
  'Eerst dit:\n\n- een oven\n- een bakker\n\nDan dat.',
]

const refused = [
  ['# A heading', 'heading'],
  ['Zie <https://bakery.example> hier <br/>', 'html'],
  ['Kijk: ![de oven](oven.jpg)', 'image'],
  ['<a href="/nl">Hier</a> staat het', 'html'],
  ['Tekst met <em>nadruk</em>', 'html'],
  ['> Wat een brood!\n\nZei Anna.', 'blockquote'],
] as const

holdsForSites('markup/unsupported', {
  caught: sitesOf(refused, ([text]) => answer(text)),
  clean: sitesOf(allowed, answer),
})
