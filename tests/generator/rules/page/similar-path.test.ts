import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const page = (more = '') => `title: Anna
description: Anna
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
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
        `content/${language}/pages/case-anna.yaml:1:1 page/similar-path /case-anna and /case/anna are two pages whose addresses differ in punctuation alone.`,
    ),
  )
})

const aliased = (name: string, ...aliases: readonly string[]) =>
  inBoth(`pages/${name}.yaml`, page(`aliases: [${aliases.join(', ')}]\n`))
const at = (name: string, path: string) => inBoth(`pages/${name}.yaml`, page(`path: ${path}\n`))

holdsForSites('page/similar-path', {
  caught: {
    'a slash and a hyphen': pages('case/anna', 'case-anna'),
    'a slash and nothing': pages('case/anna', 'caseanna'),
    'a hyphen and nothing': pages('case-study', 'casestudy'),
    'two hyphens and one': pages('about-our-bread', 'about-ourbread'),
    'a hyphen in another place': pages('case-anna', 'ca-seanna'),
    'an underscore': { ...at('a', '/case_anna'), ...pages('case-anna') },
    'a point': { ...at('a', '/case.anna'), ...pages('case-anna') },
    capitals: { ...at('a', '/Bread'), ...pages('bread') },
    'capitals and a hyphen': { ...at('a', '/OurBread'), ...pages('our-bread') },
    'a path and a file name': { ...at('us', '/a-bout'), ...pages('about') },
    'two paths': { ...at('a', '/plans/core'), ...at('b', '/plans-core') },
    'another address of a page': { ...pages('case-anna'), ...aliased('us', '/case/anna') },
    'other addresses of two pages': {
      ...aliased('a', '/bread-and-butter'),
      ...aliased('b', '/bread/and/butter'),
    },
    'the last of three addresses': {
      ...pages('case-anna'),
      ...aliased('us', '/x', '/y', '/case/anna'),
    },
    'in Dutch alone': {
      'nl/pages/a.yaml': page('path: /over-ons\n'),
      'nl/pages/b.yaml': page('path: /overons\n'),
    },
    'three of them': pages('a-b-c', 'a-bc', 'ab-c'),
  },
  clean: {
    'the small site': {},
    'pages of their own': pages('case/anna', 'case/bob'),
    'singular and plural': pages('case', 'cases'),
    'a page and its folder': pages('plans', 'plans/core'),
    'one page': pages('case/anna'),
    'one page with another address': aliased('case/anna', '/case-anna'),
    'one page with two more': aliased('case/anna', '/case-anna', '/caseanna'),
    'a number': pages('case-1', 'case-2'),
    'a number more': pages('case-1', 'case-11'),
    'words in another order': pages('bread-butter', 'butter-bread'),
    'a letter more': pages('about', 'abouts'),
    'English and Dutch': {
      'en/pages/a.yaml': page('path: /over-ons\n'),
      'nl/pages/b.yaml': page('path: /overons\n'),
    },
    'the same path, which is told as that': { ...at('a', '/bread'), ...at('b', '/bread') },
    'an unlisted page': inBoth('pages/thanks.yaml', page('unlisted: true\n')),
    'an accent': { ...at('a', '/cafe'), ...at('b', '/caffe') },
  },
})
