import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

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

test.for(refused)('may not have %j', ([text, kind]) => {
  const found = findingsOf(answer(text))

  expect(found[0]).toMatch(
    /^content\/en\/faqs\/home.yaml:4:13 markup\/unsupported This text has markup that a text cannot have here/,
  )
  expect(found[0]).toContain(kind)
})
