import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const upcoming = (list: string) => edit('site.yaml', /$/, `upcoming: ${list}\n`)

test.for([
  { name: 'pages that are still to come', list: '[about, plans/core]', findings: [] },
  {
    name: 'a page that exists by now',
    list: '[about, home]',
    findings: ['content/site.yaml:5:19 page/upcoming The page "home" exists now.'],
  },
  {
    name: 'a list that is none',
    list: 'home',
    findings: ['content/site.yaml:5:11 schema/wrong-type This is a text, but it should be a list.'],
  },
])('$name', ({ list, findings }) => {
  expect(findingsOf(upcoming(list))).toEqual(findings)
})

test('is no reason to stop', () => {
  expect(checkSmallSite(upcoming('[home]')).diagnostics).toMatchObject([{ severity: 'warning' }])
})

const page = (more = '') => `title: About
description: About
${more}sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake. }
`
const withPages = (list: string, ...names: readonly string[]) =>
  Object.assign(upcoming(list), ...names.map((name) => inBoth(`pages/${name}.yaml`, page())))

holdsForSites('page/upcoming', {
  caught: {
    'the home page': upcoming('[home]'),
    'a page': withPages('[about]', 'about'),
    'the first of two': withPages('[about, news]', 'about'),
    'the last of three': withPages('[news, jobs, about]', 'about'),
    'two of three': withPages('[about, news, jobs]', 'about', 'jobs'),
    'all of them': withPages('[about, jobs]', 'about', 'jobs'),
    'a page in a folder': withPages('[plans/core]', 'plans/core'),
    'one of a folder': withPages('[plans/core, plans/pro]', 'plans/pro'),
    'a page in English alone': { ...upcoming('[about]'), 'en/pages/about.yaml': page() },
    'a page in Dutch alone': { ...upcoming('[about]'), 'nl/pages/about.yaml': page() },
    'an unlisted page': {
      ...upcoming('[about]'),
      ...inBoth('pages/about.yaml', page('unlisted: true\n')),
    },
    'a page with another path': {
      ...upcoming('[about]'),
      ...inBoth('pages/about.yaml', page('path: /us\n')),
    },
    'a page that cannot be read yet': {
      ...upcoming('[about]'),
      ...inBoth('pages/about.yaml', 'title: [\n'),
    },
    'between quotes': withPages("['about']", 'about'),
    'one under the other': withPages('\n  - news\n  - about', 'about'),
    'twice in the list': withPages('[about, about]', 'about'),
  },
  clean: {
    'no list': {},
    'an empty list': upcoming('[]'),
    'a page to come': upcoming('[about]'),
    'two pages to come': upcoming('[about, plans/core]'),
    'a page to come beside others': withPages('[about]', 'jobs', 'news'),
    'a page in a folder, without the folder': withPages('[core]', 'plans/core'),
    'a folder': withPages('[plans]', 'plans/core'),
    'a page below one that exists': withPages('[plans/core]', 'plans'),
    'a plural': withPages('[abouts]', 'about'),
    'a capital': withPages('[About]', 'about'),
    'the path of a page that exists': {
      ...upcoming('[us]'),
      ...inBoth('pages/about.yaml', page('path: /us\n')),
    },
    'another address of a page': {
      ...upcoming('[us]'),
      ...inBoth('pages/about.yaml', page('aliases: [/us]\n')),
    },
    'the name of a list of questions': {
      ...upcoming('[prices]'),
      ...inBoth('faqs/prices.yaml', 'questions: []\n'),
    },
    'a list that is none, which is told as that': upcoming('home'),
    'a number': upcoming('[2026]'),
    'one under the other': upcoming('\n  - news\n  - jobs'),
  },
})
