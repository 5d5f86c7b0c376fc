import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const nl = 'content/nl/pages/home.yaml'

test.for([
  { name: 'nothing has changed', changes: {}, findings: [] },
  {
    name: 'a text was changed in both languages',
    changes: {
      ...edit('en/pages/home.yaml', /text: .*\n/, 'text: We bake bread.\n'),
      ...edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken brood.\n'),
    },
    findings: [
      `${nl}:8:11 translation/unconfirmed 1 text here is new, or changed together with its source.`,
    ],
  },
  {
    name: 'a translation was changed',
    changes: edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken elke nacht.\n'),
    findings: [
      `${nl}:8:11 translation/unconfirmed The Dutch text changed; the English text did not.`,
    ],
  },
  {
    name: 'two texts are not on record',
    changes: editBoth('pages/home.yaml', /(title|description): /g, '$1: Our '),
    findings: [
      `${nl}:2:8 translation/unconfirmed 2 texts here are new, or changed together with their source.`,
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf({ ...recorded(), ...changes })).toEqual(findings)
})

const since = (...changes: readonly Readonly<Record<string, string | undefined>>[]) => ({
  ...recorded(),
  ...Object.assign({}, ...changes),
})
const text = (en: string, nl: string) => ({
  ...edit('en/pages/home.yaml', /text: .*\n/, `text: ${en}\n`),
  ...edit('nl/pages/home.yaml', /text: .*\n/, `text: ${nl}\n`),
})
const inDutch = (from: string | RegExp, to: string) => edit('nl/pages/home.yaml', from, to)
const inEnglish = (from: string | RegExp, to: string) => edit('en/pages/home.yaml', from, to)
const dutchText = 'Wij bakken ’s nachts.'
const faq = inBoth('faqs/home.yaml', 'questions:\n  - { id: a, question: Why, answer: So }\n')

holdsForSites('translation/unconfirmed', {
  caught: {
    'a text in both languages': since(text('We bake bread.', 'We bakken brood.')),
    'a figure in both languages': since(text('We bake 9 loaves.', 'We bakken 9 broden.')),
    'a translation': since(inDutch(/text: .*\n/, 'text: We bakken elke nacht.\n')),
    'a capital of a translation': since(inDutch(dutchText, 'Wij Bakken ’s nachts.')),
    'a point of a translation': since(inDutch(dutchText, 'Wij bakken ’s nachts!')),
    'a title in both': since(editBoth('pages/home.yaml', /title: /, 'title: Our ')),
    'two texts in both': since(editBoth('pages/home.yaml', /(title|description): /g, '$1: Our ')),
    'a new section': since(
      editBoth(
        'pages/home.yaml',
        /$/,
        '  - { type: text, look: statement, id: end, tile: sun, text: Bye }\n',
      ),
    ),
    'a new link': since(editBoth('pages/home.yaml', /$/, '    link: { label: Here, to: home }\n')),
    'a new page': since({
      'en/pages/about.yaml': 'title: About\ndescription: About us\nsections: []\n',
      'nl/pages/about.yaml': 'title: Over ons\ndescription: Wie wij zijn\nsections: []\n',
    }),
    'a new list of questions': since(faq),
    'the notice of the site': since(edit('nl/navigation.yaml', 'Prima', 'Akkoord')),
    'a word of the interface': since(edit('nl/language.yaml', 'menu: Een woord', 'menu: Het menu')),
    'the id of a section in both': since(editBoth('pages/home.yaml', 'id: about', 'id: us')),
    'a page under a new name': since({
      ...inBoth('pages/start.yaml', ''),
      'en/pages/start.yaml': smallSite['en/pages/home.yaml'],
      'nl/pages/start.yaml': smallSite['nl/pages/home.yaml'],
      'en/pages/home.yaml': undefined,
      'nl/pages/home.yaml': undefined,
    }),
    'a text that an empty record lacks': { '.state/nl.yaml': '{}\n' },
  },
  clean: {
    'no record': {},
    nothing: recorded(),
    'new texts before there is a record': faq,
    'the source alone, which is stale': since(inEnglish(/text: .*\n/, 'text: We bake bread.\n')),
    'a title of the source alone': since(inEnglish(/title: .*/, 'title: Bread')),
    quotes: since(inDutch(dutchText, `"${dutchText}"`)),
    'how it is wrapped': since(inDutch(dutchText, '>-\n      Wij bakken\n      ’s nachts.')),
    'the order of keys': since(
      editBoth('pages/home.yaml', 'id: about\n    tile: key', 'tile: key\n    id: about'),
    ),
    'a remark': since(inDutch(/^/, '# over ons brood\n')),
    'a tile': since(editBoth('pages/home.yaml', 'tile: key', 'tile: sun')),
    'an address of the page': since(editBoth('pages/home.yaml', /^/, 'aliases: [/start]\n')),
    'a text that is gone in both': since(editBoth('pages/home.yaml', /description: .*\n/, '')),
    'a text that is gone in Dutch': since(inDutch(/description: .*\n/, '')),
    'a page in English alone': since({ 'en/pages/about.yaml': smallSite['en/pages/home.yaml'] }),
    'a list that was confirmed': recorded(faq),
    'a fact': since({ 'facts.yaml': 'price:\n  bread: { money: 5 }\n' }),
    'the name of the language': since(edit('nl/language.yaml', 'name: Nederlands', 'name: Vlaams')),
  },
})
