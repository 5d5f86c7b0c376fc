import { expect, test } from 'vitest'
import { inBoth } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'

const page = (more = '') => `title: Anna
description: Anna
${more}sections:
  - { type: statement, id: about, tile: key, text: We bake. }
`
const pages = (...names: readonly string[]): Changes =>
  Object.assign({}, ...names.map((name) => inBoth(`pages/${name}.yaml`, page())))

const found = (changes: Changes) =>
  findingsOf(changes).filter((each) => each.includes(' page/similar-path '))

test.for([
  pages('case/anna', 'case/bob'),
  pages('case', 'cases'),
  pages('case/anna'),
  inBoth('pages/case/anna.yaml', page('aliases: [/case-anna]\n')),
  inBoth('pages/case-1.yaml', page()),
])('%j: each page has an address of its own', (changes) => {
  expect(found(changes)).toEqual([])
})

test.for([
  pages('case/anna', 'case-anna'),
  pages('case/anna', 'caseanna'),
  pages('case-study', 'casestudy'),
  { ...pages('case-anna'), ...inBoth('pages/us.yaml', page('aliases: [/case/anna]\n')) },
  { ...pages('about'), ...inBoth('pages/us.yaml', page('path: /a-bout\n')) },
])('%j: one address in two spellings', (changes) => {
  expect(found(changes)).toHaveLength(2)
})

test('the later of the two is told, with the other one', () => {
  expect(found(pages('case/anna', 'case-anna'))).toEqual(
    ['en', 'nl'].map(
      (language) =>
        `content/${language}/pages/case-anna.yaml:1:1 page/similar-path /case-anna is another page than /case/anna, with an address that differs in signs alone.`,
    ),
  )
})
