import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { type Changes, findingsOf } from '../small-site.ts'
import { holdsForSites } from './sites.ts'
import { type Both, holdsForWords } from './words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('placeholders/mismatch', 'text', {
  caught: [
    pair('from {price}', 'vanaf {prijs}'),
    pair('from {price}', 'vanaf'),
    pair('from', 'vanaf {price}'),
    pair('© {year} {brand}', '© {year}'),
    pair('{plan}: {count} features', '{plan}: onderdelen'),
  ],
  clean: [
    pair('from {price}', 'vanaf {price}'),
    pair('Step {step} of {total}', '{total} stappen, dit is {step}'),
    pair('{count} features', 'Onderdelen: {count}'),
    pair('No braces', 'Geen accolades'),
    pair('A set {1, 2}', 'Een paar'),
  ],
})

const word = (key: string, text: string): Changes => ({
  ...edit('en/language.yaml', `${key}: A word`, `${key}: ${text}`),
  ...edit('nl/language.yaml', `${key}: Een woord`, `${key}: ${text.replaceAll('of', 'van')}`),
})

/** The first item of a menu. */
const item = (text: string): Changes =>
  edit('en/navigation.yaml', '{ label: Start, to: home }', text)

const found = (changes: Changes) => findingsOf(changes).filter((each) => /placeholders/.test(each))

test.for([[word('from', 'from {prijs}'), '{prijs}']] as const)(
  '%j: nobody fills in %s',
  ([changes, variable]) => {
    const message = `placeholders/unknown The site has nothing to fill in for "${variable}" here.`
    expect(found(changes)).toEqual([
      expect.stringContaining(message),
      expect.stringContaining(message),
    ])
  },
)

test('a word that one language alone misspells is told once', () => {
  const changes = word('from', 'from {price}')
  const dutch = {
    ...changes,
    ...edit('nl/language.yaml', 'from: Een woord', 'from: vanaf {prijs}'),
  }
  expect(found(dutch)).toEqual([expect.stringContaining('placeholders/unknown')])
})

const dutch = (key: string, text: string) =>
  edit('nl/language.yaml', `${key}: Een woord`, `${key}: ${text}`)

holdsForSites('placeholders/unknown', {
  caught: {
    'where nothing is filled in': word('menu', '"{count} pages"'),
    'a second one': word('from', 'from {price} to {most}'),
    'the first of two': word('stepOf', 'Step {at} of {total}'),
    'an item of a menu': item("{ label: '{plna} box', from: plans }"),
    'in Dutch alone': dutch('from', 'vanaf {prijs}'),
    'in Dutch, where nothing is filled in': dutch('menu', "'{naam}'"),
  },
  clean: {
    'the small site': {},
    'a price': word('from', 'from {price}'),
    'with words around it': word('featureCount', '"{plan}: {count} features"'),
  },
})
