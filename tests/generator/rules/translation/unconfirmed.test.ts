import { describe, expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { checkSmallSite, findingsOf, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const nl = 'content/nl/pages/home.yaml'

const end = '  - { type: text, look: statement, id: end, tile: sun'

type Pair = readonly [english: string, dutch: string]

test.for([
  { name: 'nothing has changed', changes: {}, findings: [] },
  {
    name: 'a text was changed in both languages',
    changes: {
      ...edit('en/pages/home.yaml', /text: .*\n/, 'text: We bake bread.\n'),
      ...edit('nl/pages/home.yaml', /text: .*\n/, 'text: We bakken brood.\n'),
    },
    findings: [
      `${nl}:8:11 translation/unconfirmed Both texts changed. English: “at night” became “bread”. Dutch: “Wij … ’s nachts” became “We … brood”.`,
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
    changes: {
      ...edit('en/pages/home.yaml', /$/, `${end}, heading: Visit, text: Come and see us. }\n`),
      ...edit('nl/pages/home.yaml', /$/, `${end}, heading: Bezoek, text: Kom eens kijken. }\n`),
    },
    findings: [
      `${nl}:10:65 translation/unconfirmed 2 texts here are new, and so are their translations.`,
    ],
  },
])('$name', ({ changes, findings }) => {
  expect(findingsOf({ ...recorded(), ...changes })).toEqual(findings)
})

const text = (en: string, nl: string) => ({
  ...edit('en/pages/home.yaml', /text: .*\n/, `text: ${JSON.stringify(en)}\n`),
  ...edit('nl/pages/home.yaml', /text: .*\n/, `text: ${JSON.stringify(nl)}\n`),
})

describe('what changed in each language is put into words', () => {
  const before: Pair = ['Every cousin of Ada helps me.', 'Elke nicht van Ada helpt mij.']

  test.for<readonly [what: string, after: Pair, english: string, dutch: string]>([
    [
      'a word, and the order',
      ['Every uncle of Ada helps me.', 'Mij helpt elke nicht van Ada.'],
      '“cousin” became “uncle”',
      'only the order of words changed',
    ],
    [
      'words that came and went',
      ['Every cousin of Ada helps me here.', 'Elke nicht helpt mij.'],
      '“here” was added',
      '“van Ada” was taken out',
    ],
    [
      'signs, and much',
      ['Every cousin of Ada helps me!', 'Wie van de familie van Ada kan, komt ons wel eens halen.'],
      'only capitals or punctuation changed',
      'several words changed',
    ],
  ])('%s', ([, after, english, dutch]) => {
    const { diagnostics } = checkSmallSite({ ...recorded(text(...before)), ...text(...after) })
    expect(
      diagnostics.flatMap(({ code, message, changes = [] }) =>
        code === 'translation/unconfirmed' ? [message, ...changes.map(({ label }) => label)] : [],
      ),
    ).toEqual([
      `Both texts changed. English: ${english}. Dutch: ${dutch}.`,
      ...['English was', 'English is', 'Dutch was', 'Dutch is'],
    ])
  })

  test('a record of an older version does not know what the translation was', () => {
    const old = Object.fromEntries(
      Object.entries(recorded(text(...before))).map(([path, lines]) => [
        path,
        path.startsWith('.state/') ? lines?.replaceAll(/, said: "[^"]*"/g, '') : lines,
      ]),
    )
    const { diagnostics } = checkSmallSite({
      ...old,
      ...text('Every uncle of Ada helps me.', 'Elke oom van Ada helpt mij.'),
    })
    const found = diagnostics.find(({ code }) => code === 'translation/unconfirmed')
    expect(found?.message).toBe(
      'Both texts changed. English: “cousin” became “uncle”. Dutch: what it was is not on record.',
    )
    expect(found?.changes?.map(({ label }) => label)).toEqual([
      ...['English was', 'English is', 'Dutch is'],
    ])
  })
})

const since = (...changes: readonly Readonly<Record<string, string | undefined>>[]) => ({
  ...recorded(),
  ...Object.assign({}, ...changes),
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
