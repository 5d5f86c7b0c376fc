import { expect, test } from 'vitest'
import { recorded } from '../recorded-site.ts'
import { type Changes, checkSmallSite } from '../small-site.ts'

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
