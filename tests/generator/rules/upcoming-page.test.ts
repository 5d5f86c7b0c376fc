import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { checkSmallSite, findingsOf } from '../small-site.ts'

const upcoming = (list: string) => edit('site.yaml', /$/, `upcoming: ${list}\n`)

test.for([
  { name: 'pages that are still to come', list: '[about, plans/core]', findings: [] },
  {
    name: 'a page that exists by now',
    list: '[about, home]',
    findings: ['content/site.yaml:4:19 page/upcoming The page "home" exists by now.'],
  },
  {
    name: 'a list that is none',
    list: 'home',
    findings: [
      'content/site.yaml:4:11 schema/wrong-type Here stands a text, but it should be a list.',
    ],
  },
])('$name', ({ list, findings }) => {
  expect(findingsOf(upcoming(list))).toEqual(findings)
})

test('is no reason to stop', () => {
  expect(checkSmallSite(upcoming('[home]')).diagnostics).toMatchObject([{ severity: 'warning' }])
})
