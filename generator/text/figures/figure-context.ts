import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import type { Facts } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { FigureContext } from './figures-in.ts'

/** The context for texts in a language of the site. Default: the source language. */
export const figureContext = (site: Site, code: string = site.source.code): FigureContext =>
  contextOf(site.shared, code)

export const contextOf = memoize((site: Site, code: string): FigureContext => {
  const { locale } = site.languages.find((each) => each.code === code) ?? site.source
  const format = languageFormat(locale, site.settings.currency)
  return createContext(site.facts, format)
})

/** Memoized by the facts: figures that were read before are memoized by this object. */
export const createContext = memoize(
  (facts: Facts, format: LanguageFormat): FigureContext => ({
    format,
    facts,
  }),
)
