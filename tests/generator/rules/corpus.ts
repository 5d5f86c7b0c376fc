import { describe, expect, test } from 'vitest'
import { type EnglishAndDutch, findingsOfPair } from './pair.ts'
import { expectVariety } from './variety.ts'

export interface Corpus {
  readonly caught: readonly EnglishAndDutch[]
  readonly clean: readonly EnglishAndDutch[]
}

/** A text that stands in one language, beside one in the other that says nothing. */
export const english = (text: string): EnglishAndDutch => [text, 'Gewoon een zin.']
export const dutch = (text: string): EnglishAndDutch => ['Just a sentence.', text]

/** Texts that a rule has to catch, and texts that it has to leave alone. */
export function holdsFor(code: string, { caught, clean }: Corpus) {
  describe(`${code} catches`, () => {
    test.for(caught)('%s | %s', (pair) => {
      expect(findingsOfPair(code, pair).map(({ message }) => message)).not.toEqual([])
    })
  })

  describe(`${code} leaves alone`, () => {
    test.for(clean)('%s | %s', (pair) => {
      expect(findingsOfPair(code, pair).map(({ message }) => message)).toEqual([])
    })
  })

  test(`${code} has a corpus worth the name`, () => {
    for (const cases of [caught, clean]) expectVariety(cases)
  })
}
