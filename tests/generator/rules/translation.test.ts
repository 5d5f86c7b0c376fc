import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { recorded } from '../recorded-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'

type Pair = readonly [en: string, nl: string]

/** The home page with a text in each language. */
const texts = ([en, nl]: Pair): Changes => ({
  ...edit('en/pages/home.yaml', /text: .*/, `text: ${JSON.stringify(en)}`),
  ...edit('nl/pages/home.yaml', /text: .*/, `text: ${JSON.stringify(nl)}`),
})

/** That text as it was confirmed, and as it is since. */
const since = (before: Pair, after: Pair): Changes => ({
  ...recorded(texts(before)),
  ...texts(after),
})

const told = (changes: Changes, file = 'nl/pages/home.yaml') =>
  checkSmallSite(changes)
    .diagnostics.filter(({ at }) => at.file === `content/${file}`)
    .map(({ severity, code }) => `${severity} ${code}`)

test.for<readonly [finding: string, before: Pair, now: string]>([
  [
    'warning translation/unconfirmed',
    ['We are to blame.', 'Wij zijn aansprakelijk.'],
    'Wij zijn de klos.',
  ],
  [
    'warning translation/unconfirmed',
    ['It is €40, all in.', 'Het is € 40, alles erbij.'],
    'Het is € 40, alles apart.',
  ],
  [
    'error translation/meaning',
    ['You get no refund.', 'Je krijgt niets terug.'],
    'Je krijgt alles terug.',
  ],
  [
    'error translation/meaning',
    ['You can leave any time.', 'Je kunt altijd opzeggen.'],
    'Je kunt soms opzeggen.',
  ],
  [
    'error translation/meaning',
    ['It is {{price.bread}}.', 'Het is {{price.bread}}.'],
    'Het is nooit {{price.bread}}.',
  ],
  [
    'info translation/unconfirmed',
    ['We bake at night.', 'Wij bakken in de nacht.'],
    'Wij braden in de nacht.',
  ],
  [
    'info translation/unconfirmed',
    ['We bake 40 loaves.', 'Wij bakken 40 broden.'],
    'Wij bakten 40 broden.',
  ],
])('%s: %j | “%s”', ([finding, before, now]) => {
  expect(told(since(before, [before[0], now]))).toEqual([finding])
})

const faqs = (en: string, nl = en): Changes => ({
  'en/faqs/home.yaml': `questions:\n  - { id: a, question: Why, answer: ${en} }\n`,
  'nl/faqs/home.yaml': `questions:\n  - { id: a, question: Why, answer: ${nl} }\n`,
})

test('a page and a question are binding if they say so', () => {
  const page = editBoth('pages/home.yaml', /^/, 'binding: true\n')
  const now = page['nl/pages/home.yaml']?.replace('Wij bakken', 'Wij braden')
  expect(told({ ...recorded(page), 'nl/pages/home.yaml': now })).toEqual([
    'warning translation/unconfirmed',
  ])

  const changed = (more: string) => ({
    ...recorded(faqs(`We bake${more}`, `Wij bakken${more}`)),
    'nl/faqs/home.yaml': faqs(`Wij bakken niet${more}`)['nl/faqs/home.yaml'],
  })
  expect(told(changed(', binding: true'), 'nl/faqs/home.yaml')).toEqual([
    'error translation/meaning',
  ])
  expect(told(changed(''), 'nl/faqs/home.yaml')).toEqual(['warning translation/meaning'])
})

const delivery: Pair = ['Usually 2-3 weeks for us.', 'Meestal 2-3 weken voor ons.']

/** The English text of a pair as it is now. */
const english = (now: string) => since(delivery, [now, delivery[1]])

test.for([
  ['translation/meaning', 'error', 'Usually 3-4 weeks for us.', '2-3', '3-4', 'says'],
  ['translation/stale', 'warning', 'Usually 2-3 weeks for bread.', 'us', 'bread', 'still'],
  ['translation/stale', 'info', 'Usually 2-3 Weeks for us.', 'weeks', 'Weeks', 'still'],
] as const)('%s (%s) of “%s” shows what was, what is and the other language', (row) => {
  const [code, severity, now, was, is, other] = row
  expect(checkSmallSite(english(now)).diagnostics).toMatchObject([
    {
      ...{ code, severity, path: 'sections[about].text' },
      at: { file: 'content/nl/pages/home.yaml', line: 8 },
      changes: [
        { label: 'English was', text: delivery[0].replace(was, `[${was}]`) },
        { label: 'English is', text: now.replace(is, `[${is}]`) },
        { label: `Dutch ${other}`, text: delivery[1] },
      ],
    },
  ])
})

holdsForSites('translation/meaning', {
  caught: { 'a limit': english('Usually within 2-3 weeks for us.') },
  clean: { nothing: recorded(), 'no record': {} },
})

/** A list of answers in each language. */
const questions = (en: readonly string[], nl: readonly string[]) => {
  const list = (answers: readonly string[]) =>
    `questions:\n${answers.map((answer, at) => `  - { id: q${at}, question: 'Wat nu, ${at}?', answer: ${answer} }\n`).join('')}`
  return { 'en/faqs/home.yaml': list(en), 'nl/faqs/home.yaml': list(nl) }
}

const bakes = ['We bake it.', 'We bring it.', 'We eat it.']
const [bake, bring, eat] = ['We bakken het.', 'We brengen het.', 'We eten het.'] as const

const answered = (nl: readonly string[], en = bakes) => ({
  ...recorded(questions(bakes, [bake, bring, eat])),
  ...questions(en, nl),
})

test('two that are swapped in the translation alone are told once', () => {
  const { diagnostics } = checkSmallSite(answered([bring, bake, eat]))
  expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
    'translation/moved questions[q0].answer',
  ])
})

holdsForSites('translation/moved', {
  caught: {
    'one moved, another written': answered([bring, 'Nieuw.', eat]),
    'a title and a text swapped': {
      ...recorded(),
      'nl/pages/home.yaml': (smallSite['nl/pages/home.yaml'] ?? '')
        .replace(/title: .*/, 'title: Wij bakken ’s nachts.')
        .replace(/text: .*/, 'text: Bakkerij in Haarlem'),
    },
  },
  clean: {
    'one copied, the first still there': answered([bake, bake, eat]),
    'one added': answered([bake, bring, eat, 'We rusten.'], [...bakes, 'We rest.']),
  },
})

holdsForSites('translation/no-record', {
  caught: {
    'the small site': {},
  },
  clean: {
    'a language without a folder': {
      ...recorded(),
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
    },
  },
})

holdsForSites('translation/stale', {
  caught: {
    'a word of the second line': since(
      ['For us.\n\nUsually soon.', 'Voor ons.\n\nMeestal gauw.'],
      ['For us.\n\nMostly soon.', 'Voor ons.\n\nMeestal gauw.'],
    ),
    'the notice of the site': { ...recorded(), ...edit('en/navigation.yaml', 'Fine', 'All right') },
  },
  clean: {
    'no record': {},
    nothing: recorded(),
    'the translation alone': since(delivery, [delivery[0], 'In de regel 2-3 weken voor ons.']),
  },
})

holdsForSites('translation/unconfirmed', {
  told: {
    'both texts': [
      { ...recorded(), ...texts(['We bake bread.', 'We bakken brood.']) },
      'nl/pages/home.yaml:8 Both texts changed, the English and the Dutch one.',
    ],
    'a translation': [
      since(delivery, [delivery[0], 'In de regel 2-3 weken voor ons.']),
      'nl/pages/home.yaml:8 The Dutch text changed; the English text did not.',
    ],
  },
  caught: {
    'a text that the record lacks': { ...recorded(), '.state/nl/pages/home.yaml': undefined },
  },
  clean: {
    'no record': {},
    'an address of the page': {
      ...recorded(),
      ...editBoth('pages/home.yaml', /^/, 'aliases: [/start]\n'),
    },
  },
})

holdsForSites('translation/unlike', {
  caught: {
    'an exception that is lost': texts(['All of it except the rye.', 'Het hele assortiment.']),
    'a denial that is lost': texts([
      'Our rye does not contain nuts.',
      'In onze rogge zitten noten.',
    ]),
  },
  clean: {
    'a free translation': texts(['Bread that stays with you.', 'Brood om niet te vergeten.']),
    'a question': texts(['Why is there no rye?', 'Waar is de rogge?']),
  },
})
