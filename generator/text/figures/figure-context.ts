import type { Cache } from '../../cache.ts'
import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { FigureContext } from './figures-in.ts'

/** The context for texts in a language of the site. Default: the source language. */
export const figureContext = (
  site: Site,
  code: string = site.source.code,
  cache: Cache,
): FigureContext => cache.get(contextOf, site.shared, code, cache)

export function contextOf(site: Site, code: string, cache: Cache): FigureContext {
  const { locale } = site.languages.find((each) => each.code === code) ?? site.source
  const format = languageFormat(locale, site.settings.currency, cache)
  return cache.get(createContext, site.facts, format)
}

/** Cached by the facts: figures that were read before are cached by this object. */
export const createContext = (facts: Facts, format: LanguageFormat): FigureContext => ({
  format,
  facts,
})
