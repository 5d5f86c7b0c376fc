import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit } from '../../edit.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/nl/pages/home.yaml'

test.for([
  {
    name: 'a required key of a section',
    changes: edit('nl/pages/home.yaml', /\n {4}text: .*/, ''),
    findings: [`${home}:7:5 parity/missing-key "text" is missing in Dutch.`],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf(changes)).toEqual(findings)
})

test('shows the source text and where it stands', () => {
  const [found] = checkSmallSite(edit('nl/pages/home.yaml', /title: .*\n/, '')).diagnostics

  expect(found).toMatchObject({
    path: 'title',
    hint: 'Add below this, translated: title: "Bakery in Haarlem"',
    related: [{ at: { file: 'content/en/pages/home.yaml', line: 2, column: 1 } }],
  })
})

const question = (id: string, more = '') => `  - { id: ${id}, question: Why, answer: So${more} }\n`
const two = (path: string, en: string, nl: string) => ({ [`en/${path}`]: en, [`nl/${path}`]: nl })
const faqs = (en: string, nl: string) =>
  two('faqs/home.yaml', `questions:\n${en}`, `questions:\n${nl}`)

const words = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('parity/missing-key', {
  caught: {
    'the last question': faqs(question('a') + question('b'), question('a')),
    'the words of a plan': words('  large: {', '  lorge: {'),
  },
  clean: {
    'the small site': {},
    'a section whose id was translated': edit('nl/pages/home.yaml', 'id: about', 'id: over-ons'),
  },
})
