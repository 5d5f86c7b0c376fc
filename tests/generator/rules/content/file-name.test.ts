import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const home = smallSite['en/pages/home.yaml'] ?? ''
const page = home.replace('path: /', 'path: /other')

const named = (name: string) => ({ [`en/pages/${name}.yaml`]: page })

holdsForSites('content/file-name', {
  caught: {
    ...sitesOf([...['our team'], ...['about - kopie', 'über uns', 'shop/Our Shop'], ...[]], named),
    'a list of questions': { 'nl/faqs/Veel gevraagd.yaml': 'questions: []\n' },
  },
  clean: {
    ...sitesOf([...['über-uns', 'про-нас'], ...['shop/our-shop', 'версія-2', 'our_team']], named),
  },
})

test.for([
  ['Our Team', 'our-team'],
  ['about (1)', 'about-1'],
] as const)('%s should be %s', ([name, wanted]) => {
  expect(findingsOfRule('content/file-name', named(name)).map(({ hint }) => hint)).toEqual([
    `Rename it to "${wanted}.yaml", in every language. Delete it if it is a copy that nobody needs.`,
  ])
})

test('nothing else is told of a page with such a name', () => {
  expect(findingsOf(inBoth('pages/Our Team.yaml', page))).toEqual([
    'content/en/pages/Our Team.yaml:1:1 content/file-name No link can name the file "Our Team.yaml".',
    'content/nl/pages/Our Team.yaml:1:1 content/file-name No link can name the file "Our Team.yaml".',
  ])
})
