import { expect, test } from 'vitest'
import { type Changes, findingsOf } from '../../small-site.ts'
import { holdsForSites, type Sites } from '../sites.ts'

const head = (language: string) => `title: A page about bread in ${language}
description: What we bake and when
sections:
`
const statement = (id: string) => `  - type: text
    id: ${id}
    tile: key
    text: We bake this bread at night, and bring it to your door by seven.
    look: statement
`
const list = `  - type: points
    id: list
    heading: What we bake
    text: All of it by hand.
    points:
      - { id: rye, text: Bread of rye }
      - id: spelt
        text: Bread of spelt, which we bake on Friday for the weekend
    panel:
      tile: key
      heading: Every day
      text: Fresh at seven.
    look: checks
`
const whole = `${statement('first')}${list}${statement('last')}`

const page = (english: string, dutch: string): Changes => ({
  'en/pages/about.yaml': `${head('English')}${english}`,
  'nl/pages/about.yaml': `${head('Dutch')}${dutch}`,
})

const until = (text: string) => whole.slice(0, whole.indexOf(text) + text.length)
const without = (text: string) => whole.replace(text, '')

const ends: readonly string[] = [
  'id: spelt',
  'id: spelt\n',
  'Bread of sp',
  'Bread of spelt, which we bake on Friday for the weekend\n',
  'heading: What we bake',
  'panel:\n      tile: key',
  'panel:\n      tile: key\n',
]

const cut: Sites = Object.fromEntries(
  ends.flatMap((end) => [
    [`English until ${JSON.stringify(end)}`, page(until(end), whole)],
    [`Dutch until ${JSON.stringify(end)}`, page(whole, until(end))],
  ]),
)
const questions = (count: number) =>
  `questions:\n${Array.from({ length: count }, (_, index) => `  - id: q${index}\n    question: Why is that so?\n    answer: Because it has always been like that here.\n`).join('')}`

const faq = (english: string, dutch: string): Changes => ({
  'en/faqs/home.yaml': english,
  'nl/faqs/home.yaml': dutch,
})

holdsForSites('parity/cut-off', {
  caught: {
    ...cut,
    'a question without its answer': faq(questions(4).slice(0, 90), questions(4)),
    'an answer that stops': faq(questions(4), questions(4).slice(0, 170)),
    'a key without its value': faq(`${questions(1)}  - id: q1\n    question:\n`, questions(2)),
  },
  clean: {
    'the small site': {},
    'the same in both': page(whole, whole),
    'the same, without the end of the last line': page(whole.trimEnd(), whole.trimEnd()),
    'a last section that only English has': page(whole, without(statement('last'))),
    'a last section that only Dutch has': page(without(statement('last')), whole),
    'a first section that only English has': page(whole, without(statement('first'))),
    'a section in the middle that Dutch lacks': page(whole, without(list)),
    'a last question that only Dutch has': faq(questions(2), questions(3)),
    'a last question that only English has': faq(questions(3), questions(2)),
    'a last question more, and no end of the line': faq(questions(2).trimEnd(), questions(3)),
    'two last questions more': faq(questions(1), questions(3)),
    'a key less in the middle': page(whole, without('    heading: What we bake\n')),
    'a shorter text in the middle': page(whole, without(', which we bake on Friday')),
    'a page that is broken': page(whole, `${until('Bread of sp')}\n\ttab: x`),
    'a page in one language': { 'en/pages/about.yaml': `${head('English')}${until('id: spelt')}` },
    'an empty page': { ...page(whole, whole), 'nl/pages/about.yaml': '' },
  },
})

test('a file that ends in the middle is one finding, and nothing is to be taken away', () => {
  expect(findingsOf(page(until('id: spelt'), whole))).toEqual([
    'content/en/pages/about.yaml:15:18 parity/cut-off This file ends in the middle: 4 parts that follow in Dutch are missing.',
  ])
})
