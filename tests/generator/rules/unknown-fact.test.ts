import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { checkSmallSite, findingsOf } from '../small-site.ts'

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
