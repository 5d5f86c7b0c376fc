import type { Memo } from '../../engine/memo.ts'
import { type LanguageFormat, languageFormat } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts/facts.ts'
import type { Site } from '../../model/site.ts'
import type { FigureContext } from './figures-in.ts'

/** The context for texts in a language of the site. Default: the source language. */
export const figureContext = (
  site: Site,
  code: string = site.source.code,
  memo: Memo,
): FigureContext => memo.ofSite(contextOf, site.shared, code)

export function contextOf(site: Site, code: string, memo: Memo): FigureContext {
  const { locale } = site.languages.find((each) => each.code === code) ?? site.source
  const format = languageFormat(locale, site.settings.currency, memo)
  return memo.pure(createContext, site.facts, format)
}

/** Memoized by the facts: figures that were read before are memoized by this object. */
export const createContext = (facts: Facts, format: LanguageFormat): FigureContext => ({
  format,
  facts,
})
