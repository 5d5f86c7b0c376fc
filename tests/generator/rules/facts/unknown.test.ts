import { expect, test } from 'vitest'
import { edit, editBoth } from '../../edit.ts'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const home = 'content/en/pages/home.yaml'
const withText = (text: string) => edit('en/pages/home.yaml', /text: .*/, `text: ${text}`)

test.for([
  {
    name: 'a price in words',
    text: "'Bread is {{price.bread|words}}.'",
    findings: [
      `${home}:8:21 facts/unknown The fact "price.bread" is no number, so it has no words.`,
    ],
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

holdsForSites('facts/unknown', {
  caught: {
    'a misspelt name': withText('Bread is {{price.bred}}.'),
    'a name cut short': withText('Bread is {{price.brea}}.'),
    'in a menu': editBoth('navigation.yaml', 'Haarlem', "'{{company.city}}'"),
  },
  clean: {
    'the small site': {},
    'a fact': withText('Bread is {{price.bread}}.'),
  },
})
