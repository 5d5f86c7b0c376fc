import { expect, test } from 'vitest'
import { inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const home = smallSite['en/pages/home.yaml'] ?? ''
const page = home.replace('path: /', 'path: /other')

const named = (name: string) => ({ [`en/pages/${name}.yaml`]: page })

holdsForSites('content/file-name', {
  caught: {
    ...sitesOf(
      [
        ...['Our Team', 'our team', 'About', 'ABOUT', 'aboutUs', 'about (1)', 'about copy'],
        ...['about - kopie', 'über uns', 'prijs €', 'a&b', 'what?', 'shop/Our Shop', 'Shop/ours'],
        ...[' about', 'about-', '-about', 'a--b'],
      ],
      named,
    ),
    'a list of questions': { 'nl/faqs/Veel gevraagd.yaml': 'questions: []\n' },
  },
  clean: {
    ...sitesOf(
      [
        ...['our-team', 'about', 'a', '2024', 'step-2', 'about-us', 'über-uns', 'про-нас'],
        ...['shop/our-shop', 'shop/a/b', 'версія-2', 'v1.2', 'our_team', 'été', '价格', 'a1'],
      ],
      named,
    ),
  },
})

test.for([
  ['Our Team', 'our-team'],
  ['about (1)', 'about-1'],
  ['Prijzen & Pakketten', 'prijzen-pakketten'],
  ['Shop/Our Bread', 'shop/our-bread'],
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
