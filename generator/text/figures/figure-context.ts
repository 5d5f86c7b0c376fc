import { conventionsOf, type LanguageFormat } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts.ts'
import type { Language, Site } from '../../model/site.ts'
import type { FigureContext } from './figures-in.ts'

/** A language is of one site; a reader stays, with what it has read, for as long as the facts do. */
const ofLanguages = new WeakMap<Language, FigureContext>()
const ofFacts = new WeakMap<Facts, Map<LanguageFormat, FigureContext>>()

/** How the texts of a language of a site are read; the source language where none is said. */
export function figureContext(site: Site, code: string = site.source.code): FigureContext {
  const language = site.languages.find((each) => each.code === code) ?? site.source
  const reader = ofLanguages.get(language) ?? readerFor(site, language)
  ofLanguages.set(language, reader)
  return reader
}

function readerFor({ facts, settings }: Site, { locale }: Language): FigureContext {
  const conventions = conventionsOf(locale, settings.currency)
  const known = ofFacts.get(facts) ?? new Map<LanguageFormat, FigureContext>()
  ofFacts.set(facts, known)
  const reader = known.get(conventions) ?? { conventions, facts }
  known.set(conventions, reader)
  return reader
}
