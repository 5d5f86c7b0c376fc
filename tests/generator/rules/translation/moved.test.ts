import { expect, test } from 'vitest'
import { recorded } from '../../recorded-site.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** A list of questions, as confirmed and as it is now. */
const list = (answers: readonly string[]) =>
  `questions:\n${answers.map((answer, at) => `  - id: q${at}\n    question: Wat nu, ${at}?\n    answer: ${answer}\n`).join('')}`

const english = ['We bake it.', 'We bring it.', 'We eat it.']
const dutch = ['We bakken het.', 'We brengen het.', 'We eten het.']

const questions = (en: readonly string[], nl: readonly string[]): Changes => ({
  'en/faqs/home.yaml': list(en),
  'nl/faqs/home.yaml': list(nl),
})

const movedIn = (changes: Changes) =>
  checkSmallSite({ ...recorded(questions(english, dutch)), ...changes })
    .diagnostics.filter(({ code }) => code === 'translation/moved')
    .map(({ path }) => path)

const [bake = '', bring = '', eat = ''] = dutch

test.for([
  {
    name: 'two swapped',
    nl: [bring, bake, eat],
    moved: ['questions[q0].answer'],
  },
  {
    name: 'three rotated',
    nl: [bring, eat, bake],
    moved: ['questions[q0].answer', 'questions[q1].answer', 'questions[q2].answer'],
  },
  {
    name: 'one moved, another written',
    nl: [bring, 'Nieuw.', eat],
    moved: ['questions[q0].answer'],
  },
])('$name in the translation alone', ({ nl, moved }) => {
  expect(movedIn(questions(english, nl))).toEqual(moved)
})

test.for([
  { name: 'nothing', en: english, nl: dutch },
  { name: 'one copied, the first still there', en: english, nl: [bake, bake, eat] },
  {
    name: 'both languages',
    en: ['We bring it.', 'We bake it.', 'We eat it.'],
    nl: [bring, bake, eat],
  },
  { name: 'new words', en: english, nl: ['We bakken alles.', bring, eat] },
])('$name moved: nothing to say', ({ en, nl }) => {
  expect(movedIn(questions(en, nl))).toEqual([])
})

const since = (changes: Changes, before = questions(english, dutch)) => ({
  ...recorded(before),
  ...changes,
})
const six = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.']
const zes = ['Een.', 'Twee.', 'Drie.', 'Vier.', 'Vijf.', 'Zes.']
const of = (nl: readonly string[], en = six) => since(questions(en, nl), questions(six, zes))
const page = (title: string, text: string) => `path: /
title: ${title}
description: Brood uit een houtoven, elke nacht gebakken in Haarlem.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
`
const home = { en: page('Bakery', 'We bake.'), nl: page('Bakkerij', 'Wij bakken.') }
const ofHome = (nl: string, en = home.en) =>
  since(
    { 'en/pages/home.yaml': en, 'nl/pages/home.yaml': nl },
    { 'en/pages/home.yaml': home.en, 'nl/pages/home.yaml': home.nl },
  )

holdsForSites('translation/moved', {
  caught: {
    'two swapped': since(questions(english, [bring, bake, eat])),
    'the last two swapped': since(questions(english, [bake, eat, bring])),
    'the first and the last swapped': since(questions(english, [eat, bring, bake])),
    'three rotated': since(questions(english, [bring, eat, bake])),
    'three rotated the other way': since(questions(english, [eat, bake, bring])),
    'one moved, another written': since(questions(english, [bring, 'Nieuw.', eat])),
    'one moved to the end, its place written anew': since(
      questions(english, ['Nieuw.', bring, bake]),
    ),
    'two of six swapped': of(['Twee.', 'Een.', 'Drie.', 'Vier.', 'Vijf.', 'Zes.']),
    'two pairs of six swapped': of(['Twee.', 'Een.', 'Vier.', 'Drie.', 'Vijf.', 'Zes.']),
    'the first moved to the end of six': of(['Twee.', 'Drie.', 'Vier.', 'Vijf.', 'Zes.', 'Een.']),
    'the last moved to the front of six': of(['Zes.', 'Een.', 'Twee.', 'Drie.', 'Vier.', 'Vijf.']),
    'all turned around': of(zes.toReversed()),
    'swapped, and wrapped in another way': since(
      questions(english, ['>-\n      We brengen\n      het.', bake, eat]),
    ),
    'swapped, and quoted': since(questions(english, [`"${bring}"`, `'${bake}'`, eat])),
    'swapped while another source changed': since(
      questions(['We bake it.', 'We bring it.', 'We eat all.'], [bring, bake, eat]),
    ),
    'a title and a text swapped': ofHome(page('Wij bakken.', 'Bakkerij')),
  },
  clean: {
    nothing: since(questions(english, dutch)),
    'no record': questions(english, [bring, bake, eat]),
    'one copied, the first still there': since(questions(english, [bake, bake, eat])),
    'one copied over all': since(questions(english, [bake, bake, bake])),
    'both languages swapped': since(
      questions(['We bring it.', 'We bake it.', 'We eat it.'], [bring, bake, eat]),
    ),
    'both languages turned around': of(zes.toReversed(), six.toReversed()),
    'new words': since(questions(english, ['We bakken alles.', bring, eat])),
    'all new words': since(questions(english, ['Nieuw.', 'Anders.', 'Beter.'])),
    'a word changed': since(questions(english, ['We bakken dat.', bring, eat])),
    'a point less': since(questions(english, ['We bakken het', bring, eat])),
    'wrapped in another way': since(
      questions(english, ['>-\n      We bakken\n      het.', bring, eat]),
    ),
    quoted: since(questions(english, [`"${bake}"`, bring, eat])),
    'the source alone swapped, which is stale': since(
      questions(['We bring it.', 'We bake it.', 'We eat it.'], dutch),
    ),
    'one taken away': since(questions(english.slice(0, 2), dutch.slice(0, 2))),
    'one added': since(questions([...english, 'We rest.'], [...dutch, 'We rusten.'])),
    'one emptied': since(questions(english, [bake, "''", eat])),
    'a title that changed': ofHome(page('Molen', 'Wij bakken.')),
  },
})
