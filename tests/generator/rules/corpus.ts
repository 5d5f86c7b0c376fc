import { expect, test } from 'vitest'
import { type EnglishAndDutch, fixed, siteOfPair } from './pair.ts'
import { holdsForSites, sitesOf } from './sites.ts'

interface Corpus {
  readonly caught: readonly EnglishAndDutch[]
  readonly clean: readonly EnglishAndDutch[]
  /** Texts, and what they are after every fix that is offered. */
  readonly mended?: readonly (readonly [before: EnglishAndDutch, after: EnglishAndDutch])[]
}

/** A text that stands in one language, beside one in the other that says nothing. */
export const english = (text: string): EnglishAndDutch => [text, 'Gewoon een zin.']
export const dutch = (text: string): EnglishAndDutch => ['Just a sentence.', text]

/** Texts that a rule has to catch, and texts that it has to leave alone. */
export function holdsFor(code: string, { caught, clean, mended = [] }: Corpus) {
  holdsForSites(code, { caught: sitesOf(caught, siteOfPair), clean: sitesOf(clean, siteOfPair) })

  test.for(mended)(`${code} mends %j to %j`, ([before, after]) => {
    let pair = before
    for (let round = 0; round < 3; round += 1) pair = fixed(code, pair)
    expect(pair).toEqual(after)
  })
}
