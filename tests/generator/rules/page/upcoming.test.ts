import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const upcoming = (list: string) => edit('site.yaml', /$/, `upcoming: ${list}\n`)

test.for([
  {
    name: 'a page that exists by now',
    list: '[about, home]',
    findings: ['content/site.yaml:4:19 page/upcoming The page "home" exists now.'],
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
  },
  clean: {
    'no list': {},
    'a page to come': upcoming('[about]'),
  },
})
