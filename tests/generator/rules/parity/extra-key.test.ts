import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, inBoth } from '../../edit.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/nl/pages/home.yaml'
const question = (id: string) => `  - { id: ${id}, question: Why, answer: So }\n`
const faqSection = '  - { type: faq, id: faq, heading: Asked, faq: home'
const chat = 'chat: { text: Or, label: Write, to: https://chat.example, greeting: Hello }'

test.for([
  {
    name: 'a key that only the translation has',
    changes: edit('nl/pages/home.yaml', /$/, '    link: { label: Verder, to: home }\n'),
    findings: [`${home}:10:5 parity/extra-key "link" is in Dutch only.`],
  },
  {
    name: 'a key that only the source has',
    changes: edit('en/pages/home.yaml', /$/, '    link: { label: More, to: home }\n'),
    findings: [`${home}:9:5 parity/missing-key "link" is missing in Dutch.`],
  },
  {
    name: 'an item that only the translation has, by its id',
    changes: {
      'en/faqs/home.yaml': `questions:\n${question('price')}`,
      'nl/faqs/home.yaml': `questions:\n${question('time')}${question('price')}`,
    },
    findings: ['content/nl/faqs/home.yaml:2:5 parity/extra-key The item "time" is in Dutch only.'],
  },
  {
    name: 'items in another order',
    changes: {
      'en/faqs/home.yaml': `questions:\n${question('price')}${question('time')}`,
      'nl/faqs/home.yaml': `questions:\n${question('time')}${question('price')}`,
    },
    findings: [
      'content/nl/faqs/home.yaml:2:5 parity/order In Dutch this list has a different order than in English.',
    ],
  },
  {
    name: 'an item without id, by its position',
    changes: edit('nl/navigation.yaml', 'lines: [Haarlem]', 'lines: [Haarlem, Nederland]'),
    findings: [
      'content/nl/navigation.yaml:7:20 parity/extra-key Item 2 of this list is in Dutch only.',
    ],
  },
  {
    name: 'a key that each language decides on for itself',
    changes: {
      ...inBoth('faqs/home.yaml', `questions:\n${question('price')}`),
      'en/pages/home.yaml': `${smallSite['en/pages/home.yaml']}${faqSection} }\n`,
      'nl/pages/home.yaml': `${smallSite['nl/pages/home.yaml']}${faqSection}, ${chat} }\n`,
    },
    findings: [],
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
const form = (more: string, submit = 'Send') => `fields:
  - { name: who, kind: text, label: Who${more} }
submit: ${submit}
processing: Sending
confirmation: { heading: Thanks, text: We bake. }
`
const figure = (more: string) =>
  `figures:\n  - { id: phone, value: 64%, label: Phone, description: of visits${more} }\n`
const withCatalog = (from: string, to: string) => ({
  ...catalogSite,
  'nl/catalog.yaml': (catalogSite['nl/catalog.yaml'] ?? '').replace(from, to),
})

holdsForSites('parity/extra-key', {
  caught: {
    'a link in a section': edit(
      'nl/pages/home.yaml',
      /$/,
      '    link: { label: Verder, to: home }\n',
    ),
    'a section': edit(
      'nl/pages/home.yaml',
      /$/,
      '  - { type: text, look: statement, id: end, tile: sun, text: Dag }\n',
    ),
    'a key of the page': edit('nl/pages/home.yaml', /^/, 'unlisted: true\n'),
    'another address of the page': edit('nl/pages/home.yaml', /^/, 'aliases: [/thuis]\n'),
    'a question at the end': faqs(question('price'), question('price') + question('time')),
    'a question at the start': faqs(question('price'), question('time') + question('price')),
    'two questions': faqs(question('a'), question('b') + question('a') + question('c')),
    'a line of the footer': edit(
      'nl/navigation.yaml',
      'lines: [Haarlem]',
      'lines: [Haarlem, Nederland]',
    ),
    'an entry of the menu': edit(
      'nl/navigation.yaml',
      'drawer:',
      '  - { label: Winkel, to: home }\ndrawer:',
    ),
    'a column of the footer': edit(
      'nl/navigation.yaml',
      'columns: []',
      'columns: [{ heading: Meer, links: [] }]',
    ),
    'a hint at a field': inDutch('forms/order.yaml', form(''), form(', hint: Je naam')),
    'a field of a form': inDutch(
      'forms/order.yaml',
      form(''),
      form(' }\n  - { name: mail, kind: email, label: Mail'),
    ),
    'a placeholder of a field': inDutch('forms/order.yaml', form(''), form(', placeholder: Anna')),
    'the source of a figure': inDutch('statistics/home.yaml', figure(''), figure(', source: CBS')),
    'a point of a plan': withCatalog('bullets: [Bread]', 'bullets: [Brood, Boter]'),
    'a value of a feature': withCatalog(
      'values: { weekly: Dutch weekly }',
      'values: { weekly: elke week, daily: elke dag }',
    ),
  },
  clean: {
    'the same keys': {},
    'words of the interface that Diptych has in the source': {
      'en/language.yaml': 'name: English\n',
      'nl/language.yaml': 'name: Nederlands\nwords: { menu: Pagina’s }\n',
    },
    'other words': edit(
      'nl/pages/home.yaml',
      'Wij bakken ’s nachts.',
      'Elke nacht bakken wij vers brood.',
    ),
    'keys in another order': edit(
      'nl/pages/home.yaml',
      'id: about\n    tile: key',
      'tile: key\n    id: about',
    ),
    'the same key in both': {
      ...edit('en/pages/home.yaml', /$/, '    link: { label: More, to: home }\n'),
      ...edit('nl/pages/home.yaml', /$/, '    link: { label: Meer, to: home }\n'),
    },
    'a key that the source alone has': edit(
      'en/pages/home.yaml',
      /$/,
      '    link: { label: More, to: home }\n',
    ),
    'a question that the source alone has': faqs(question('a') + question('b'), question('a')),
    'questions in another order': faqs(
      question('a') + question('b'),
      question('b') + question('a'),
    ),
    'a page that Dutch alone has': { 'nl/pages/over.yaml': smallSite['nl/pages/home.yaml'] },
    'a list that Dutch alone has': { 'nl/faqs/home.yaml': `questions:\n${question('price')}` },
    'keys between quotes': edit('nl/pages/home.yaml', 'tile: key', "'tile': 'key'"),
    'a list on one line': edit('nl/navigation.yaml', 'lines: [Haarlem]', 'lines:\n    - Haarlem'),
    'how a page speaks to its readers': edit('nl/pages/home.yaml', /^/, 'register: u\n'),
    'a remark': edit('nl/pages/home.yaml', /^/, '# over ons brood\n'),
    'a chat that each language decides on': {
      ...inBoth('faqs/home.yaml', `questions:\n${question('price')}`),
      'en/pages/home.yaml': `${smallSite['en/pages/home.yaml']}${faqSection} }\n`,
      'nl/pages/home.yaml': `${smallSite['nl/pages/home.yaml']}${faqSection}, ${chat} }\n`,
    },
    'a catalogue in both': catalogSite,
    'a section whose id was translated, which is told as that': edit(
      'nl/pages/home.yaml',
      'id: about',
      'id: over-ons',
    ),
    'a German page with a key more than none': {
      'de/pages/home.yaml': `unlisted: true\n${smallSite['nl/pages/home.yaml']}`,
    },
  },
})
