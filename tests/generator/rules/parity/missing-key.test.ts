import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { checkSmallSite, findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/nl/pages/home.yaml'

test.for([
  {
    name: 'a translation with everything',
    changes: editBoth('pages/home.yaml', /$/, '    link: { label: Here, to: home }\n'),
    findings: [],
  },
  {
    name: 'an optional key that the translation lacks',
    changes: edit('en/pages/home.yaml', /$/, '    link: { label: More, to: home }\n'),
    findings: [`${home}:9:5 parity/missing-key "link" is missing in Dutch.`],
  },
  {
    name: 'a required key that the translation lacks: said once',
    changes: edit('nl/pages/home.yaml', /title: .*\n/, ''),
    findings: [`${home}:1:1 parity/missing-key "title" is missing in Dutch.`],
  },
  {
    name: 'a required key of a section',
    changes: edit('nl/pages/home.yaml', /\n {4}text: .*/, ''),
    findings: [`${home}:7:5 parity/missing-key "text" is missing in Dutch.`],
  },
  {
    name: 'a whole group of keys counts once',
    changes: edit('nl/pages/home.yaml', /sections:[\s\S]*/, ''),
    findings: [`${home}:3:1 parity/missing-key "sections" is missing in Dutch.`],
  },
  {
    name: 'a section that the translation lacks, by its id',
    changes: edit(
      'en/pages/home.yaml',
      /$/,
      '  - { type: text, look: statement, id: end, tile: sun, text: Bye }\n',
    ),
    findings: [`${home}:5:5 parity/missing-key The item "end" is missing in Dutch.`],
  },
  {
    name: 'an item without id, by its position',
    changes: edit('en/navigation.yaml', 'lines: [Haarlem]', 'lines: [Haarlem, Netherlands]'),
    findings: [
      'content/nl/navigation.yaml:7:11 parity/missing-key Item 2 of this list is missing in Dutch.',
    ],
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
const form = (more: string) => `fields:
  - { name: who, kind: text, label: Who${more} }
submit: Send
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
const words = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})
const inGerman = {
  ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
  'de/language.yaml': smallSite['nl/language.yaml'],
  'de/navigation.yaml': smallSite['nl/navigation.yaml'],
}
const link = '    link: { label: More, to: home }\n'

holdsForSites('parity/missing-key', {
  caught: {
    'a title': edit('nl/pages/home.yaml', /title: .*\n/, ''),
    'a description': edit('nl/pages/home.yaml', /description: .*\n/, ''),
    'the text of a section': edit('nl/pages/home.yaml', /\n {4}text: .*/, ''),
    'a link': edit('en/pages/home.yaml', /$/, link),
    'a section': edit(
      'en/pages/home.yaml',
      /$/,
      '  - { type: text, look: statement, id: end, tile: sun, text: Bye }\n',
    ),
    'all sections': edit('nl/pages/home.yaml', /sections:[\s\S]*/, ''),
    'the last question': faqs(question('a') + question('b'), question('a')),
    'the first question': faqs(question('a') + question('b'), question('b')),
    'all questions': faqs(question('a') + question('b'), ' []'),
    'a word of the interface': {
      'nl/language.yaml': (smallSite['nl/language.yaml'] ?? '').replace(/ {2}from: .*\n/, ''),
    },
    'a line of the footer': edit(
      'en/navigation.yaml',
      'lines: [Haarlem]',
      'lines: [Haarlem, Netherlands]',
    ),
    'the button of a notice': edit('nl/navigation.yaml', /\n {2}button: .*/, ''),
    'a hint at a field': two('forms/order.yaml', form(', hint: Your name'), form('')),
    'the words of a plan': words('  large: {', '  lorge: {'),
    'a point of a plan': {
      ...catalogSite,
      'en/catalog.yaml': (catalogSite['en/catalog.yaml'] ?? '').replace(
        '[Bread]',
        '[Bread, Butter]',
      ),
    },
    'the tooltip of a feature': words('    tooltip: Cut\n', ''),
    'a title in a third language': {
      ...inGerman,
      'de/pages/home.yaml': (smallSite['nl/pages/home.yaml'] ?? '').replace(/title: .*\n/, ''),
    },
  },
  clean: {
    'the small site': {},
    'a link in both': editBoth('pages/home.yaml', /$/, link),
    'keys in another order': edit('nl/pages/home.yaml', /(title: .*\n)(description: .*\n)/, '$2$1'),
    'questions in both': faqs(question('a') + question('b'), question('a') + question('b')),
    'questions in another order': faqs(
      question('a') + question('b'),
      question('b') + question('a'),
    ),
    'a question that Dutch alone has': faqs(question('a'), question('a') + question('b')),
    'a page that English alone has': { 'en/pages/about.yaml': smallSite['en/pages/home.yaml'] },
    'a list that English alone has': { 'en/faqs/home.yaml': `questions:\n${question('a')}` },
    'an empty text, which is told as that': edit(
      'nl/pages/home.yaml',
      /description: .*/,
      "description: ''",
    ),
    'an empty list in both': inBoth('faqs/home.yaml', 'questions: []\n'),
    'a catalogue in both': catalogSite,
    'a form in both': inBoth('forms/order.yaml', form(', hint: Name')),
    'how an English page speaks to its readers': edit('en/pages/home.yaml', /^/, 'register: u\n'),
    'a remark': edit('en/pages/home.yaml', /^/, '# about our bread\n'),
    'a section whose id was translated': edit('nl/pages/home.yaml', 'id: about', 'id: over-ons'),
    'three languages': { ...inGerman, 'de/pages/home.yaml': smallSite['nl/pages/home.yaml'] },
  },
})
