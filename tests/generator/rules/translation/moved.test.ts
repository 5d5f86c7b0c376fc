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
])('$name in the translation alone', ({ nl, moved }) => {
  expect(movedIn(questions(english, nl))).toEqual(moved)
})

test.for([{ name: 'nothing', en: english, nl: dutch }])(
  '$name moved: nothing to say',
  ({ en, nl }) => {
    expect(movedIn(questions(en, nl))).toEqual([])
  },
)

const since = (changes: Changes, before = questions(english, dutch)) => ({
  ...recorded(before),
  ...changes,
})

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
    'one moved, another written': since(questions(english, [bring, 'Nieuw.', eat])),
    'a title and a text swapped': ofHome(page('Wij bakken.', 'Bakkerij')),
  },
  clean: {
    'one copied, the first still there': since(questions(english, [bake, bake, eat])),
    'one added': since(questions([...english, 'We rest.'], [...dutch, 'We rusten.'])),
  },
})
