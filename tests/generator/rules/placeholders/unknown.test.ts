import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { type Changes, findingsOf } from '../../small-site.ts'
import { quizSite } from '../quiz-site.ts'
import { holdsForSites } from '../sites.ts'

const word = (key: string, text: string): Changes => ({
  ...edit('en/language.yaml', `${key}: A word`, `${key}: ${text}`),
  ...edit('nl/language.yaml', `${key}: Een woord`, `${key}: ${text.replaceAll('of', 'van')}`),
})

/** The first item of a menu. */
const item = (text: string): Changes =>
  edit('en/navigation.yaml', '{ label: Start, to: home }', text)

/** A form that mails the visitor. */
const mail = (text: string): Changes =>
  inBoth(
    'forms/order.yaml',
    `fields:\n  - { name: email, kind: email, label: L }\nsubmit: S\nprocessing: P\nconfirmation: { heading: H, text: '{T}' }\nacknowledgement: { to: email, subject: S, text: '${text}' }\n`,
  )

/** A form that says what was sent. */
const sent = (heading: string, text: string): Changes =>
  inBoth(
    'forms/order.yaml',
    `fields:\n  - { name: email, kind: email, label: L }\nsubmit: S\nprocessing: P\nconfirmation: { heading: '${heading}', text: T, answers: { title: [email], text: '${text}' } }\n`,
  )

const found = (changes: Changes) => findingsOf(changes).filter((each) => /placeholders/.test(each))

test.for([
  word('from', 'from {price}'),
  word('from', 'as of today'),
  word('featureCount', '"{plan}: {count} features"'),
  word('stepOf', 'Step {step} of {total}'),
  word('copyright', '© {year} {brand}'),
  word('menu', 'The menu'),
  edit('en/pages/home.yaml', 'We bake at night.', '"We bake a {b} at night."'),
  item("{ label: '{plan} box', from: plans }"),
  item("{ label: 'Some {b}', to: home }"),
  mail('Hello, your order has arrived.'),
  sent('Sent', '{count} answers, sent at {time}'),
])('%j: every word is filled in', (changes) => {
  expect(found(changes).filter((each) => each.includes('placeholders/unknown'))).toEqual([])
})

test.for([
  [word('from', 'from {prijs}'), '{prijs}'],
  [sent('Sent, {name}', '{count} answers'), '{name}'],
  [sent('Sent', '{count} answers of {email}'), '{email}'],
  [word('from', 'from {Price}'), '{Price}'],
  [word('stepOf', 'Step {count} of {total}'), '{count}'],
  [word('copyright', '© {yr} {brand}'), '{yr}'],
  [word('noFeatures', 'None for {plans}'), '{plans}'],
  [word('menu', '"{count} pages"'), '{count}'],
  [word('done', 'Done {step}'), '{step}'],
  [mail('Hello {email}, your order has arrived.'), '{email}'],
] as const)('%j: nobody fills in %s', ([changes, variable]) => {
  const message = `placeholders/unknown The site has nothing to fill in for "${variable}" here.`
  expect(found(changes)).toEqual([
    expect.stringContaining(message),
    expect.stringContaining(message),
  ])
})

test('a word that one language alone misspells is told once', () => {
  const changes = word('from', 'from {price}')
  const dutch = {
    ...changes,
    ...edit('nl/language.yaml', 'from: Een woord', 'from: vanaf {prijs}'),
  }
  expect(found(dutch)).toEqual([expect.stringContaining('placeholders/unknown')])
})

const faq = (answer: string) =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${answer}' }\n`)
const dutch = (key: string, text: string) =>
  edit('nl/language.yaml', `${key}: Een woord`, `${key}: ${text}`)

test.for([
  [item("{ label: '{plna} box', from: plans }"), '{plna}'],
  [item("{ label: '{plan} box', to: home }"), '{plan}'],
] as const)('%j: an item that stands for each plan has its {plan}', ([changes, variable]) => {
  expect(found(changes)).toContainEqual(
    expect.stringContaining(`The site has nothing to fill in for "${variable}" here.`),
  )
})

holdsForSites('placeholders/unknown', {
  caught: {
    'the Dutch name': word('from', 'from {prijs}'),
    'a capital': word('from', 'from {Price}'),
    'a plural': word('noFeatures', 'None for {plans}'),
    'a part of a name': word('copyright', '© {yr} {brand}'),
    'the name of another text': word('stepOf', 'Step {count} of {total}'),
    'a name that is not filled in here': word('featureCount', '"{plan}: {total} features"'),
    'where nothing is filled in': word('menu', '"{count} pages"'),
    'where nothing is filled in, by a known name': word('done', 'Done {step}'),
    'a second one': word('from', 'from {price} to {most}'),
    'the first of two': word('stepOf', 'Step {at} of {total}'),
    'in Dutch alone': dutch('from', 'vanaf {prijs}'),
    'in Dutch, where nothing is filled in': dutch('menu', "'{naam}'"),
    'a number': word('from', "'from {0}'"),
    'an underscore': word('from', "'from {the_price}'"),
    'in brackets': word('from', "'from ({amount})'"),
    'the same one twice': word('from', "'{amount}, {amount}'"),
  },
  clean: {
    'the small site': {},
    'the price': word('from', 'from {price}'),
    'none of those there are': word('from', 'as of today'),
    'two of two': word('stepOf', 'Step {step} of {total}'),
    'in another order': word('stepOf', "'{total} steps, this is {step}'"),
    'one of two': word('stepOf', 'Step {step}'),
    'the same one twice': word('from', "'{price}, {price}'"),
    'with words around it': word('featureCount', '"{plan}: {count} features"'),
    'the year and the brand': word('copyright', '© {year} {brand}'),
    'no variables': word('menu', 'The menu'),
    'two braces, a fact': word('menu', "'From {{price.bread}}'"),
    'braces around nothing': word('menu', "'a {} b'"),
    'braces around spaces': word('menu', "'{ the menu }'"),
    'in Dutch': dutch('from', "'{price} en meer'"),
    'in a page, where it is a text': edit(
      'en/pages/home.yaml',
      'We bake at night.',
      '"We bake a {b} at night."',
    ),
    'in an answer, where it is a text': faq('Write {name} here.'),
    'in the frames of a quiz, which have a rule of their own': quizSite({
      frames: { keepInMind: 'Mind {topics}.' },
    }),
  },
})
