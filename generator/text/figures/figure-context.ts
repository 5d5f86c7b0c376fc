import type { Cache } from '../../cache.ts'
import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts.ts'
import type { Site } from '../../model/site.ts'
import type { FigureContext } from './figures-in.ts'

/** How the texts of a language of a site are read; the source language where none is said. */
export const figureContext = (
  site: Site,
  code: string = site.source.code,
  cache: Cache,
): FigureContext => cache.get(contextOf, site, code, cache)

export function contextOf(site: Site, code: string, cache: Cache): FigureContext {
  const { locale } = site.languages.find((each) => each.code === code) ?? site.source
  const format = languageFormat(locale, site.settings.currency, cache)
  return cache.get(createContext, site.facts, format)
}

/** The same object as long as the facts stay: what was read of texts is kept with it. */
export const createContext = (facts: Facts, format: LanguageFormat): FigureContext => ({
  format,
  facts,
})
