import { type EnglishAndDutch, siteOfPair } from './pair.ts'
import { holdsForSites, sitesOf } from './sites.ts'

export interface Corpus {
  readonly caught: readonly EnglishAndDutch[]
  readonly clean: readonly EnglishAndDutch[]
}

/** A text that stands in one language, beside one in the other that says nothing. */
export const english = (text: string): EnglishAndDutch => [text, 'Gewoon een zin.']
export const dutch = (text: string): EnglishAndDutch => ['Just a sentence.', text]

/** Texts that a rule has to catch, and texts that it has to leave alone. */
export const holdsFor = (code: string, { caught, clean }: Corpus) =>
  holdsForSites(code, { caught: sitesOf(caught, siteOfPair), clean: sitesOf(clean, siteOfPair) })
