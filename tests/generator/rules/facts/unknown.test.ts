import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/en/pages/home.yaml'
const withText = (text: string) => edit('en/pages/home.yaml', /text: .*/, `text: ${text}`)

test.for([
  { name: 'a fact that exists', text: 'Bread is {{price.bread}}.', findings: [] },
  {
    name: 'a fact with spaces inside the braces',
    text: 'Bread is {{ price.bread }}.',
    findings: [],
  },
  { name: 'single braces', text: 'Bread is {price.cake}.', findings: [] },
  {
    name: 'a fact that does not exist',
    text: 'Bread is {{price.bred}}.',
    findings: [`${home}:8:20 facts/unknown There is no fact "price.bred".`],
  },
  {
    name: 'two in one text, each at its own place',
    text: "'{{price.a}} and {{price.b}}'",
    findings: [
      `${home}:8:12 facts/unknown There is no fact "price.a".`,
      `${home}:8:28 facts/unknown There is no fact "price.b".`,
    ],
  },
  {
    name: 'one on the second line of a text',
    text: '>-\n      Bread is\n      {{price.bred}}.',
    findings: [`${home}:10:7 facts/unknown There is no fact "price.bred".`],
  },
  {
    name: 'a form that there is not',
    text: "'{{price.bread|letters}}'",
    findings: [`${home}:8:12 facts/unknown "letters" is no way to write a fact.`],
  },
  {
    name: 'a price in words',
    text: "'Bread is {{price.bread|words}}.'",
    findings: [
      `${home}:8:21 facts/unknown The fact "price.bread" is no number, so it has no words.`,
    ],
  },
  {
    name: 'the name of a group',
    text: 'Bread is {{price}}.',
    findings: [`${home}:8:20 facts/unknown There is no fact "price".`],
  },
])('$name', ({ text, findings }) => {
  const found = findingsOf(withText(text)).filter((each) => each.includes(' facts/unknown '))

  expect(found).toEqual(findings)
})

test('looks into the menus too', () => {
  const changes = edit('en/navigation.yaml', 'Haarlem', "'{{company.city}}'")

  expect(findingsOf(changes)).toEqual([
    'content/en/navigation.yaml:7:12 facts/unknown There is no fact "company.city".',
  ])
})

test('suggests the closest name', () => {
  const [found] = checkSmallSite(withText('For {{price.bred}}')).diagnostics

  expect(found?.hint).toBe('Did you mean "price.bread"?')
})

const more = (text: string) => ({
  ...withText(text),
  'facts.yaml':
    'price:\n  bread: { money: 4 }\n  rye-bread: { money: 5 }\ncompany:\n  name: { text: Korenaar }\n',
})
const dutch = (text: string) => edit('nl/pages/home.yaml', /text: .*/, `text: ${text}`)
const answer = (text: string) =>
  inBoth('faqs/home.yaml', `questions:\n  - { id: a, question: Why, answer: '${text}' }\n`)

holdsForSites('facts/unknown', {
  caught: {
    'a misspelt name': withText('Bread is {{price.bred}}.'),
    'a misspelt group': withText('Bread is {{prize.bread}}.'),
    'a capital': withText('Bread is {{price.Bread}}.'),
    'a group': withText('Bread is {{price}}.'),
    'a name without its group': withText('Bread is {{bread}}.'),
    'a name too many': withText('Bread is {{price.bread.large}}.'),
    'a space for the point': withText('Bread is {{price bread}}.'),
    'a point too many': withText('Bread is {{price..bread}}.'),
    'an underscore': more('Rye is {{price.rye_bread}}.'),
    'the Dutch name': dutch('Brood kost {{prijs.brood}}.'),
    'in Dutch alone': dutch('Brood kost {{price.brood}}.'),
    'one of two': withText("'{{price.bread}} or {{price.cake}}'"),
    'the first of two': withText("'{{price.cake}} or {{price.bread}}'"),
    'no name': withText("'{{}} a loaf'"),
    'on the second line': withText('>-\n      Bread is\n      {{price.bred}}.'),
    'in a title': editBoth('pages/home.yaml', /title: .*/, "title: 'Bread for {{price.loaf}}'"),
    'in a description': editBoth(
      'pages/home.yaml',
      /description: .*/,
      "description: 'Bread for {{price.loaf}}'",
    ),
    'in a menu': editBoth('navigation.yaml', 'Haarlem', "'{{company.city}}'"),
    'in an answer': answer('Bread is {{price.loaf}}.'),
  },
  clean: {
    'the small site': {},
    'a fact': withText('Bread is {{price.bread}}.'),
    'with spaces': withText('Bread is {{ price.bread }}.'),
    twice: withText("'{{price.bread}}, {{price.bread}}'"),
    'on the second line': withText('>-\n      Bread is\n      {{price.bread}}.'),
    'in bold': withText("'**{{price.bread}}**'"),
    'a hyphen': more('Rye is {{price.rye-bread}}.'),
    'two groups': more("'{{company.name}}: {{price.bread}}'"),
    'single braces': withText('Bread is {price.cake}.'),
    'a brace too few': withText("'{{price.cake}'"),
    'braces that do not close': withText("'{{ is nothing'"),
    'in Dutch': dutch('Brood kost {{price.bread}}.'),
    'in a title': editBoth('pages/home.yaml', /title: .*/, "title: 'Bread for {{price.bread}}'"),
    'in a menu': {
      ...editBoth('navigation.yaml', 'Haarlem', "'{{company.name}}'"),
      'facts.yaml': more('x')['facts.yaml'],
    },
    'in an answer': answer('Bread is {{price.bread}}.'),
    'facts that cannot be read, which is told as that': {
      ...withText('Bread is {{price.cake}}.'),
      'facts.yaml': 'price: [\n',
    },
  },
})
