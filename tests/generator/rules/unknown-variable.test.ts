import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'

const word = (key: string, text: string): Changes => ({
  ...edit('en/language.yaml', `${key}: A word`, `${key}: ${text}`),
  ...edit('nl/language.yaml', `${key}: Een woord`, `${key}: ${text.replaceAll('of', 'van')}`),
})

const found = (changes: Changes) => findingsOf(changes).filter((each) => /placeholders/.test(each))

test.for([
  word('from', 'from {price}'),
  word('from', 'as of today'),
  word('featureCount', '"{plan}: {count} features"'),
  word('stepOf', 'Step {step} of {total}'),
  word('copyright', '© {year} {brand}'),
  word('menu', 'The menu'),
  edit('en/pages/home.yaml', 'We bake at night.', '"We bake a {b} at night."'),
])('%j: every word is filled in', (changes) => {
  expect(found(changes).filter((each) => each.includes('placeholders/unknown'))).toEqual([])
})

test.for([
  [word('from', 'from {prijs}'), '{prijs}'],
  [word('from', 'from {Price}'), '{Price}'],
  [word('stepOf', 'Step {count} of {total}'), '{count}'],
  [word('copyright', '© {yr} {brand}'), '{yr}'],
  [word('noFeatures', 'None for {plans}'), '{plans}'],
  [word('menu', '"{count} pages"'), '{count}'],
  [word('done', 'Done {step}'), '{step}'],
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
