import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../edit.ts'
import { recorded } from '../recorded-site.ts'
import { type Changes, checkSmallSite, findingsOf, smallSite } from '../small-site.ts'
import { holdsForSites } from './sites.ts'

const editHome = (language: string, from: string | RegExp, to: string) =>
  edit(`${language}/pages/home.yaml`, from, to)

/** What is told of the Dutch text once it says something else than on record. */
function toldOfDutch(before: readonly [en: string, nl: string], nl: string, others: Changes = {}) {
  const [was, is] = before
  const text = (each: string) => `text: ${JSON.stringify(each)}`
  const old = { ...editHome('en', /text: .*/, text(was)), ...editHome('nl', /text: .*/, text(is)) }
  const record = recorded({ ...others, ...old })
  const now = old['nl/pages/home.yaml']?.replace(/text: .*/, text(nl))
  return checkSmallSite({ ...record, 'nl/pages/home.yaml': now })
    .diagnostics.filter(({ at }) => at.file === 'content/nl/pages/home.yaml')
    .map(({ severity, code }) => `${severity} ${code}`)
}

test.for<readonly [what: string, en: string, nl: string, now: string]>([
  ['rights before', 'We are to blame.', 'Wij zijn aansprakelijk.', 'Wij zijn de klos.'],
  ['money', 'It is €40, all in.', 'Het is € 40, alles erbij.', 'Het is € 40, alles apart.'],
  ['a share', 'Half is rye: 50%.', 'De helft is rogge: 50%.', 'De helft is tarwe: 50%.'],
])('a text about %s is binding', ([, en, nl, now]) => {
  expect(toldOfDutch([en, nl], now)).toEqual(['warning translation/unconfirmed'])
})

test.for<readonly [what: string, en: string, nl: string, now: string]>([
  [
    'rights',
    'You get no refund.',
    'Je krijgt niets terugbetaald.',
    'Je krijgt alles terugbetaald.',
  ],
  ['rights in the source', 'You own the site.', 'De site is van jou.', 'De site is niet van jou.'],
  [
    'rights in the translation',
    'You can leave any time.',
    'Je kunt altijd opzeggen.',
    'Je kunt soms opzeggen.',
  ],
  [
    'a fact of money',
    'It is {{price.bread}}.',
    'Het is {{price.bread}}.',
    'Het is nooit {{price.bread}}.',
  ],
])('another meaning of %s is an error', ([, en, nl, now]) => {
  expect(toldOfDutch([en, nl], now)).toEqual(['error translation/meaning'])
})

test.for<readonly [what: string, en: string, nl: string, now: string]>([
  ['bread', 'We bake at night.', 'Wij bakken in de nacht.', 'Wij braden in de nacht.'],
  ['punctuation of rights', 'You own it.', 'Het is jouw bezit.', 'Het is jouw bezit!'],
  ['a number of loaves', 'We bake 40 loaves.', 'Wij bakken 40 broden.', 'Wij bakten 40 broden.'],
])('a change of %s is an information', ([, en, nl, now]) => {
  expect(toldOfDutch([en, nl], now)).toContain('info translation/unconfirmed')
  expect(toldOfDutch([en, nl], now).join()).not.toContain('warning translation/unconfirmed')
})

test('a page and a question are binding if they say so', () => {
  const pages = {
    ...editHome('en', /^/, 'binding: true\n'),
    ...editHome('nl', /^/, 'binding: true\n'),
  }
  const question = (answer: string, isBinding: boolean) =>
    `questions:\n  - { id: a, question: Why, answer: ${answer}, binding: ${isBinding} }\n`
  const after = (changes: Changes, now: Changes) =>
    checkSmallSite({ ...recorded(changes), ...now }).diagnostics.map(
      ({ severity, code }) => `${severity} ${code}`,
    )
  const faq = (isBinding: boolean) => ({
    'en/faqs/home.yaml': question('We bake', isBinding),
    'nl/faqs/home.yaml': question('Wij bakken', isBinding),
  })
  const changedFaq = (isBinding: boolean) => ({
    'nl/faqs/home.yaml': question('Wij bakken niet', isBinding),
  })

  const now = pages['nl/pages/home.yaml']?.replace('Wij bakken', 'Wij braden')
  expect(after(pages, { 'nl/pages/home.yaml': now })).toEqual(['warning translation/unconfirmed'])
  expect(after(faq(true), changedFaq(true))).toEqual(['error translation/meaning'])
  expect(after(faq(false), changedFaq(false))).toEqual(['warning translation/meaning'])
})

type Pair = readonly [en: string, nl: string]

/** The home page with a text in each language. */
const texts = ([en, nl]: Pair): Changes => ({
  ...editHome('en', /text: .*/, `text: ${JSON.stringify(en)}`),
  ...editHome('nl', /text: .*/, `text: ${JSON.stringify(nl)}`),
})

/** That text as it was confirmed, and as it is since. */
const since = (before: Pair, after: Pair): Changes => ({
  ...recorded(texts(before)),
  ...texts(after),
})

const told = (code: string, changes: Changes) =>
  checkSmallSite(changes).diagnostics.filter((each) => each.code === code)

const price: Pair = ['From €599 a site, excluding VAT.', 'Vanaf € 599 per site, exclusief btw.']

const delivery: Pair = ['Usually 2-3 weeks for us.', 'Meestal 2-3 weken voor ons.']

/** The English text of a pair as it is now. */
const english = (before: Pair, now: string) => since(before, [now, before[1]])

test.for([
  ['translation/meaning', 'Usually 3-4 weeks for us.', '2-3', '3-4', 'says'],
  ['translation/stale', 'Usually 2-3 weeks for bread.', 'us', 'bread', 'still'],
] as const)('%s shows what was, what is and the other language', ([code, now, was, is, other]) => {
  expect(told(code, english(delivery, now))).toMatchObject([
    {
      changes: [
        { label: 'English was', text: delivery[0].replace(was, `[${was}]`) },
        { label: 'English is', text: now.replace(is, `[${is}]`) },
        { label: `Dutch ${other}`, text: delivery[1] },
      ],
    },
  ])
})

holdsForSites('translation/meaning', {
  caught: {
    'a limit': english(delivery, 'Usually within 2-3 weeks for us.'),
    'another price': english(price, 'From €699 a site, excluding VAT.'),
  },
  clean: {
    nothing: recorded(),
    'no record': {},
  },
})

/** A list of questions, as confirmed and as it is now. */
const answersOf = (answers: readonly string[]) =>
  `questions:\n${answers.map((answer, at) => `  - id: q${at}\n    question: Wat nu, ${at}?\n    answer: ${answer}\n`).join('')}`

const bakes = ['We bake it.', 'We bring it.', 'We eat it.']

const bakt = ['We bakken het.', 'We brengen het.', 'We eten het.']

const questions = (en: readonly string[], nl: readonly string[]): Changes => ({
  'en/faqs/home.yaml': answersOf(en),
  'nl/faqs/home.yaml': answersOf(nl),
})

const movedIn = (changes: Changes) =>
  checkSmallSite({ ...recorded(questions(bakes, bakt)), ...changes })
    .diagnostics.filter(({ code }) => code === 'translation/moved')
    .map(({ path }) => path)

const [bake = '', bring = '', eat = ''] = bakt

test('two that are swapped in the translation alone are told once', () => {
  expect(movedIn(questions(bakes, [bring, bake, eat]))).toEqual(['questions[q0].answer'])
})

const listSince = (changes: Changes, before = questions(bakes, bakt)) => ({
  ...recorded(before),
  ...changes,
})

const homeNamed = (title: string, text: string) => `path: /
title: ${title}
description: Brood uit een houtoven, elke nacht gebakken in Haarlem.
sections:
  - type: text
    look: statement
    id: about
    tile: key
    text: ${text}
`

const bothHomes = { en: homeNamed('Bakery', 'We bake.'), nl: homeNamed('Bakkerij', 'Wij bakken.') }

const ofHome = (nl: string, en = bothHomes.en) =>
  listSince(
    { 'en/pages/home.yaml': en, 'nl/pages/home.yaml': nl },
    { 'en/pages/home.yaml': bothHomes.en, 'nl/pages/home.yaml': bothHomes.nl },
  )

holdsForSites('translation/moved', {
  caught: {
    'one moved, another written': listSince(questions(bakes, [bring, 'Nieuw.', eat])),
    'a title and a text swapped': ofHome(homeNamed('Wij bakken.', 'Bakkerij')),
  },
  clean: {
    nothing: listSince({}),
    'one copied, the first still there': listSince(questions(bakes, [bake, bake, eat])),
    'one added': listSince(questions([...bakes, 'We rest.'], [...bakt, 'We rusten.'])),
  },
})

const inState = (text: string) => ({ '.state/nl.yaml': text })

holdsForSites('translation/no-record', {
  caught: {
    'the small site': {},
    'a document that is listed without its record': inState('"pages/home": true\n'),
  },
  clean: {
    'a listed name that is none of a document': inState('"homes/page": true\n'),
    'a listed language without a folder': {
      ...edit('site.yaml', '[en, nl]', '[en, nl, de]'),
      ...inState('# Nothing yet.\n'),
    },
    'no settings': { 'site.yaml': undefined },
  },
})

const home = 'pages/home.yaml'

test.for([
  { name: 'another word', now: 'Mostly 2-3 weeks for us.', severity: 'warning' },
  { name: 'a capital', now: 'Usually 2-3 Weeks for us.', severity: 'info' },
])('$name in the source alone: $severity', ({ now, severity }) => {
  expect(told('translation/stale', english(delivery, now))).toMatchObject([
    {
      severity,
      at: { file: `content/nl/${home}`, line: 8 },
      path: 'sections[about].text',
      message: 'The English text changed; the Dutch text did not.',
    },
  ])
})

const faqs = (answer: string) => `questions:\n  - { id: a, question: Why, answer: ${answer} }\n`

holdsForSites('translation/stale', {
  caught: {
    'another word': english(delivery, 'Mostly 2-3 weeks for us.'),
    'a word of the second line': since(
      ['For us.\n\nUsually soon.', 'Voor ons.\n\nMeestal gauw.'],
      ['For us.\n\nMostly soon.', 'Voor ons.\n\nMeestal gauw.'],
    ),
    'the notice of the site': { ...recorded(), ...edit('en/navigation.yaml', 'Fine', 'All right') },
    'an answer': {
      ...recorded(inBoth('faqs/home.yaml', faqs('So'))),
      'en/faqs/home.yaml': faqs('Because'),
    },
  },
  clean: {
    'no record': {},
    nothing: recorded(),
    'the translation alone': since(delivery, [delivery[0], 'In de regel 2-3 weken voor ons.']),
  },
})

test.for([
  {
    name: 'both texts',
    changes: texts(['We bake bread.', 'We bakken brood.']),
    says: 'Both texts changed, the English and the Dutch one.',
  },
  {
    name: 'a translation',
    changes: editHome('nl', /text: .*/, 'text: We bakken elke nacht.'),
    says: 'The Dutch text changed; the English text did not.',
  },
])('who changed $name is asked to confirm it', ({ changes, says }) => {
  expect(findingsOf({ ...recorded(), ...changes })).toEqual([
    `content/nl/${home}:8:11 translation/unconfirmed ${says}`,
  ])
})

const changedSince = (...changes: readonly Readonly<Record<string, string | undefined>>[]) => ({
  ...recorded(),
  ...Object.assign({}, ...changes),
})

holdsForSites('translation/unconfirmed', {
  caught: {
    'a translation': changedSince(editHome('nl', /text: .*/, 'text: We bakken elke nacht.')),
    'a text that an empty record lacks': { '.state/nl.yaml': '{}\n' },
  },
  clean: {
    'no record': {},
    'an address of the page': changedSince(editBoth('pages/home.yaml', /^/, 'aliases: [/start]\n')),
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
    nothing: {},
    'a free translation': texts(['Bread that stays with you.', 'Brood om niet te vergeten.']),
    'a question': texts(['Why is there no rye?', 'Waar is de rogge?']),
  },
})

test('an entry that is put into a menu is told alone, whether one language has it or both', () => {
  const menu = (language: string, ...labels: readonly string[]) =>
    edit(
      `${language}/navigation.yaml`,
      /header:\n.*\n/,
      `header: [${labels.map((label) => `{ label: ${label} }`).join(', ')}]\n`,
    )
  const entry = (label: string, to: string) => `${label}, to: ${to}`
  const home = [entry('Start', 'home'), entry('Begin', 'home')] as const
  const about = [entry('About us', 'about'), entry('Over ons', 'about')] as const
  const page = String(smallSite['en/pages/home.yaml']).replace('path: /\n', '')
  const before = recorded({
    ...inBoth('pages/about.yaml', page),
    ...menu('en', home[0]),
    ...menu('nl', home[1]),
  })
  const told = (changes: Changes) =>
    checkSmallSite({ ...before, ...changes }).diagnostics.flatMap(({ code, at }) =>
      at.file.endsWith('navigation.yaml') ? [code] : [],
    )
  expect(told({})).toEqual([])
  expect(told(menu('en', about[0], home[0]))).toEqual(['parity/missing-key'])
  expect(told({ ...menu('en', about[0], home[0]), ...menu('nl', about[1], home[1]) })).toEqual([
    'translation/unconfirmed',
  ])
})
