import { type Conventions, conventionsOf } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts.ts'
import type { Language, Site } from '../../model/site.ts'
import type { Reader } from './figures-in.ts'

/** A language is of one site; a reader stays, with what it has read, for as long as the facts do. */
const ofLanguages = new WeakMap<Language, Reader>()
const ofFacts = new WeakMap<Facts, Map<Conventions, Reader>>()

/** How the texts of a language of a site are read; the source language where none is said. */
export function readerOf(site: Site, code: string = site.source.code): Reader {
  const language = site.languages.find((each) => each.code === code) ?? site.source
  const reader = ofLanguages.get(language) ?? readerFor(site, language)
  ofLanguages.set(language, reader)
  return reader
}

function readerFor({ facts, settings }: Site, { locale }: Language): Reader {
  const conventions = conventionsOf(locale, settings.currency)
  const known = ofFacts.get(facts) ?? new Map<Conventions, Reader>()
  ofFacts.set(facts, known)
  const reader = known.get(conventions) ?? { conventions, facts }
  known.set(conventions, reader)
  return reader
}
