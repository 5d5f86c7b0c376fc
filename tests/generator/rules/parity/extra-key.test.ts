import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit } from '../../edit.ts'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/nl/pages/home.yaml'
const question = (id: string) => `  - { id: ${id}, question: Why, answer: So }\n`

test.for([
  {
    name: 'a key that only the translation has',
    changes: edit('nl/pages/home.yaml', /$/, '    link: { label: Verder, to: home }\n'),
    findings: [`${home}:10:5 parity/extra-key "link" is in Dutch only.`],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

const inDutch = (path: string, en: string, nl: string) => ({
  [`en/${path}`]: en,
  [`nl/${path}`]: nl,
})
const faqs = (en: string, nl: string) =>
  inDutch('faqs/home.yaml', `questions:\n${en}`, `questions:\n${nl}`)

const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('parity/extra-key', {
  caught: {
    'a question at the end': faqs(question('price'), question('price') + question('time')),
    'a point of a plan': withCatalog('bullets: [Bread]', 'bullets: [Brood, Boter]'),
  },
  clean: {
    'words of the interface that Diptych has in the source': {
      'en/language.yaml': 'name: English\n',
      'nl/language.yaml': 'name: Nederlands\nwords: { menu: Pagina’s }\n',
    },
    'a section whose id was translated, which is told as that': edit(
      'nl/pages/home.yaml',
      'id: about',
      'id: over-ons',
    ),
  },
})
