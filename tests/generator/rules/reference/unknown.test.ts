import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/en/pages/home.yaml'
const section = (text: string) =>
  edit('en/pages/home.yaml', /sections:[\s\S]*/, `sections:\n${text}`)
const inHero = (lead: string, wall = 'flower') => ({
  ...section(`  - type: hero
    id: about
    look: art
    lines: [Bread]
    text: ${lead}
    actions: [{ label: Start, to: home }]
    media: { wall: '${wall}' }
`),
  'nl/pages/home.yaml': undefined,
})
const findingsOfHere = (changes: Parameters<typeof findingsOf>[0]) =>
  findingsOf(changes).filter((text) => text.includes('reference/unknown'))

test.for([
  {
    name: 'pages, anchors, whole addresses and walls that exist',
    changes: inHero("'[a](home) [b](home#about) [c](#about) [d](https://x.example) [e](tel:+31)'"),
    findings: [],
  },
  {
    name: 'a page that is announced',
    changes: {
      ...edit('site.yaml', /$/, 'upcoming: [about]\n'),
      ...editBoth('navigation.yaml', 'to: home', 'to: about'),
    },
    findings: [],
  },
  {
    name: 'a menu entry to no page',
    changes: edit('nl/navigation.yaml', 'to: home', 'to: hom#about'),
    findings: ['content/nl/navigation.yaml:2:25 reference/unknown There is no page "hom".'],
  },
  {
    name: 'a link to no page inside a text',
    changes: inHero('See [us](hom).'),
    findings: [`${home}:9:20 reference/unknown There is no page "hom".`],
  },
  {
    name: 'a wall that is not drawn',
    changes: inHero('See us.', 'flwer'),
    findings: [`${home}:11:20 reference/unknown There is no wall "flwer".`],
  },
  {
    name: 'questions that are in no file',
    changes: section('  - { type: faq, id: about, heading: Asked, faq: home }\n'),
    findings: [`${home}:5:50 reference/unknown There is no list of questions "home".`],
  },
  {
    name: 'figures that are in no file',
    changes: section(
      '  - { type: facts, look: figures, id: about, heading: Counted, statistics: home }\n',
    ),
    findings: [`${home}:5:76 reference/unknown There is no list of figures "home".`],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOfHere(changes)).toEqual(findings)
})

test.for([
  { name: 'nothing wrong', from: /$/, to: '', findings: [] },
  {
    name: 'a price that is no fact',
    from: 'price.large',
    to: 'price.huge',
    findings: ['content/catalog.yaml:3:25 reference/unknown There is no fact "price.huge".'],
  },
  {
    name: 'a plan without its page',
    from: 'page: plans/large',
    to: 'page: plans/huge',
    findings: ['content/catalog.yaml:3:44 reference/unknown There is no page "plans/huge".'],
  },
  {
    name: 'a feature of no plan',
    from: 'included: small',
    to: 'included: smal',
    findings: ['content/catalog.yaml:5:30 reference/unknown There is no plan "smal".'],
  },
  {
    name: 'a feature that replaces no feature',
    from: 'replaces: slicing',
    to: 'replaces: slice',
    findings: ['content/catalog.yaml:6:94 reference/unknown There is no feature "slice".'],
  },
  {
    name: 'a value for no plan',
    from: 'large: weekly',
    to: 'huge: weekly',
    findings: ['content/catalog.yaml:6:67 reference/unknown There is no plan "huge".'],
  },
])('in the catalogue: $name', ({ from, to, findings }) => {
  const catalog = catalogSite['catalog.yaml'] ?? ''

  expect(findingsOf({ ...catalogSite, 'catalog.yaml': catalog.replace(from, to) })).toEqual(
    findings,
  )
})

test('the words of a plan that is not there', () => {
  const texts = (catalogSite['en/catalog.yaml'] ?? '').replace('  large:', '  lage:')
  const changes = { ...catalogSite, 'en/catalog.yaml': texts, 'nl/catalog.yaml': texts }
  const { diagnostics } = checkSmallSite(changes)

  expect(diagnostics.map(({ at, message, hint }) => [at.line, at.column, message, hint])).toEqual([
    [3, 3, 'There is no plan "lage".', 'Did you mean "large"?'],
    [3, 3, 'There is no plan "lage".', 'Did you mean "large"?'],
  ])
})

const link = (to: string): Changes =>
  editBoth('pages/home.yaml', /$/, `    link: { label: More, to: '${to}' }\n`)
const catalog = (from: string, to: string): Changes => ({
  ...catalogSite,
  'catalog.yaml': (catalogSite['catalog.yaml'] ?? '').replace(from, to),
})
const answer = (text: string): Changes =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${text}' }\n`)
const shows = (name: string): Changes => ({
  ...inBoth('faqs/home.yaml', 'questions:\n  - { id: a, question: Why, answer: So }\n'),
  ...editBoth('pages/home.yaml', /$/, `  - { type: faq, id: faq, heading: Asked, faq: ${name} }\n`),
})
const page =
  'title: A\ndescription: A\nsections:\n  - { type: text, look: statement, id: a, tile: key, text: We bake. }\n'

holdsForSites('reference/unknown', {
  caught: {
    'a misspelt page': link('hom'),
    'a page with a capital': link('Home'),
    'the path of a page': link('/home'),
    'a page with an ending': link('home.html'),
    'a part of a page that there is not': link('hom#about'),
    'a page in a folder, without the folder': {
      ...inBoth('pages/plans/core.yaml', page),
      ...link('core'),
    },
    'a scheme that is none': link('htp://bakery.example'),
    'an address without a scheme': link('www.bakery.example'),
    'in a menu': editBoth('navigation.yaml', 'to: home', 'to: hom'),
    'in an answer': answer('See [us](hom).'),
    'the second link of an answer': answer('See [us](home) or [them](them).'),
    'a wall': inHero('See us.', 'flwer'),
    'a list of questions': shows('hom'),
    'a plan that a feature is in': catalog('included: small', 'included: smal'),
    'a price of a plan': catalog('price: price.small', 'price: price.smal'),
    'a page of a plan': catalog('page: plans/small', 'page: plans/smal'),
    'a feature that is replaced': catalog('replaces: slicing', 'replaces: slice'),
    'a plan that a value is of': catalog('large: weekly', 'huge: weekly'),
    'a redirect': { 'redirects.yaml': '/old: hom\n' },
  },
  clean: {
    'the small site': {},
    'a page': link('home'),
    'a part of a page': link('home#about'),
    'a part of its own page': link('#about'),
    'a page in a folder': { ...inBoth('pages/plans/core.yaml', page), ...link('plans/core') },
    'another address of a page': {
      ...inBoth('pages/us.yaml', `aliases: [/about]\n${page}`),
      ...link('about'),
    },
    'a page in one language': { 'en/pages/news.yaml': `languages: [en]\n${page}`, ...link('news') },
    'a page that is announced': {
      ...edit('site.yaml', /$/, 'upcoming: [about]\n'),
      ...link('about'),
    },
    'a whole address': link('https://bakery.example/hom'),
    'a mail address': link('mailto:hello@bakery.example'),
    'a telephone number': link('tel:+31201234567'),
    'in an answer': answer('See [us](home) or [them](https://them.example).'),
    'a list of questions': shows('home'),
    'a catalogue': catalogSite,
    'a feature in all plans': catalog('included: small', 'included: all'),
    'a redirect': { 'redirects.yaml': '/old: home\n/older: https://bakery.example\n' },
  },
})

test.for([
  ['/', 'Write "home": a link names the page, not its address.'],
  ['/nl/', 'Write "home": a link names the page, not its address.'],
  [
    '/brood',
    'A link names a page by its file, without / and without the language. There are: home.',
  ],
  ['hom', 'Did you mean "home"?'],
])('who links to %s is told: %s', ([to = '', hint]) => {
  const { diagnostics } = checkSmallSite(edit('nl/navigation.yaml', 'to: home', `to: ${to}`))
  expect(diagnostics.find(({ code }) => code === 'reference/unknown')?.hint).toBe(hint)
})

const form = (booking: string) =>
  inBoth(
    'forms/order.yaml',
    `fields:
  - { name: email, kind: email, label: Address }
  - { name: who, kind: text, label: Name }
submit: Order
processing: Wait
success: { heading: Thanks, text: We bake. }
booking: { ${booking}, loading: Wait, retry: Again, ask: May we, open: Open }
`,
  )

test.for([
  { booking: 'email: email, name: who', found: [] },
  {
    booking: 'email: mail, name: who',
    found: ['This form has no field "mail". Did you mean "email"?'],
  },
  { booking: 'email: email, name: email', found: [] },
  {
    booking: 'email: order, name: x',
    found: [
      'This form has no field "order". There are: email, who.',
      'This form has no field "x". There are: email, who.',
    ],
  },
])('the fields of a form: $booking', ({ booking, found }) => {
  const messages = checkSmallSite(form(booking))
    .diagnostics.filter(({ code, language }) => code === 'reference/unknown' && language === 'en')
    .map(({ message, hint }) => `${message} ${hint}`)

  expect(messages).toEqual(found)
})

test.for([
  { language: 'nl', found: [] },
  { language: 'de', found: ['The site has no language "de". There are: en, nl.'] },
])('the language of the staff: $language', ({ language, found }) => {
  const settings = edit('site.yaml', /$/, `forms: { staffLanguage: ${language} }\n`)
  const messages = checkSmallSite(settings).diagnostics.map(
    ({ message, hint }) => `${message} ${hint}`,
  )
  expect(messages).toEqual(found)
})
