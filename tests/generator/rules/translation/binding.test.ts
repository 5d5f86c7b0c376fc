import { expect, test } from 'vitest'
import { edit } from '../../edit.ts'
import { recorded } from '../../recorded-site.ts'
import { type Changes, checkSmallSite } from '../../small-site.ts'

const home = (language: string, from: string | RegExp, to: string) =>
  edit(`${language}/pages/home.yaml`, from, to)

/** What is told of the Dutch text once it says something else than on record. */
function told(before: readonly [en: string, nl: string], nl: string, others: Changes = {}) {
  const [was, is] = before
  const text = (each: string) => `text: ${JSON.stringify(each)}`
  const old = { ...home('en', /text: .*/, text(was)), ...home('nl', /text: .*/, text(is)) }
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
  expect(told([en, nl], now)).toEqual(['warning translation/unconfirmed'])
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
  expect(told([en, nl], now)).toEqual(['error translation/meaning'])
})

test.for<readonly [what: string, en: string, nl: string, now: string]>([
  ['bread', 'We bake at night.', 'Wij bakken in de nacht.', 'Wij braden in de nacht.'],
  ['punctuation of rights', 'You own it.', 'Het is jouw bezit.', 'Het is jouw bezit!'],
  ['a number of loaves', 'We bake 40 loaves.', 'Wij bakken 40 broden.', 'Wij bakten 40 broden.'],
])('a change of %s is an information', ([, en, nl, now]) => {
  expect(told([en, nl], now)).toContain('info translation/unconfirmed')
  expect(told([en, nl], now).join()).not.toContain('warning translation/unconfirmed')
})

test('a page and a question are binding if they say so', () => {
  const pages = {
    ...home('en', /^/, 'binding: true\n'),
    ...home('nl', /^/, 'binding: true\n'),
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

test('every text of a legal document is binding', () => {
  const terms = (about: string, law: string, clause: string) => `title: ${about}
description: ${about}
sections:
  - type: document
    id: terms
    heading: ${about}
    contents: ${about}
    dates: [{ id: since, label: ${law}, value: ${law} }]
    clauses: [{ id: law, heading: ${law}, text: ${clause} }]
`
  const dutch = (clause: string) => terms('Wat wij afspreken', 'Het recht', clause)
  const before = {
    'en/pages/terms.yaml': terms('What we agree on', 'The law', 'We bake it in our oven.'),
    'nl/pages/terms.yaml': dutch('Wij bakken het in onze oven.'),
  }
  const now = { 'nl/pages/terms.yaml': dutch('Wij braden het in onze oven.') }
  const { diagnostics } = checkSmallSite({ ...recorded(before), ...now })
  expect(diagnostics.map(({ severity, path }) => `${severity} ${path}`)).toContain(
    'warning sections[terms].clauses[law].text',
  )
})
