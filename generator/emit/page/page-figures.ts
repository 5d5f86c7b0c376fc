import type { Page } from '#site/types.ts'
import type { Memo } from '../../engine/memo.ts'
import { type Facts, fillIn } from '../../model/facts/facts.ts'
import { formatFact } from '../../model/facts/format-fact.ts'
import { countedFacts, type PageWeight, tellsMeasured } from '../../model/facts/measured-facts.ts'
import { type Outdated, outdated, seenFacts, seenFigures } from '../../model/facts/seen-figures.ts'
import { languageNamed, type Site } from '../../model/site.ts'

/** What pages tell of the finished site, such as how many bytes home has. */
export interface PageFigures {
  /** Whether text of a page tells any. */
  isTold(text: string): boolean
  /** Why what a browser saw is left out. undefined if nothing is. */
  outdated(weights: readonly PageWeight[]): Outdated | undefined
  /** The figures of a language as text, to compare those of two moments. */
  digest(language: string, weights: readonly PageWeight[]): string
  /** A page with the figures of these pages filled in. */
  fill(page: Page, weights: readonly PageWeight[]): Page
}

export const pageFigures = (site: Site, memo: Memo): PageFigures => {
  const seen = seenFigures(site)
  const whyNot = (weights: readonly PageWeight[]) => seen && outdated(seen, site.today, weights)
  const factsIn = (language: string, weights: readonly PageWeight[]): Facts => {
    const counted = countedFacts(weights.filter((each) => each.language === language))
    const isSeen = seen && whyNot(weights) === undefined
    return isSeen ? new Map([...counted, ...seenFacts(seen, language)]) : counted
  }
  return {
    isTold: tellsMeasured,
    outdated: whyNot,
    digest: (language, weights) => JSON.stringify([...factsIn(language, weights)]),
    fill: (page, weights) =>
      fillMeasured(page, (text) => {
        const facts = factsIn(page.language, weights)
        return written(text, facts, { site, language: page.language }, memo)
      }),
  }
}

/** A page as it is before anything is measured. */
export const withoutFigures = (page: Page): Page => fillMeasured(page, () => '')

const fillMeasured = (page: Page, write: (text: string) => string): Page =>
  JSON.parse(JSON.stringify(page), (_, value: unknown) =>
    typeof value === 'string' && tellsMeasured(value) ? write(value) : value,
  )

/** A text with its figures. It is empty if one of them is not known: a page leaves such a text out. */
function written(
  text: string,
  facts: Facts,
  { site, language }: { readonly site: Site; readonly language: string },
  memo: Memo,
): string {
  const { locale } = languageNamed(site, language)
  const { currency } = site.settings
  let isKnown = true
  const filled = fillIn(text, (name) => {
    const fact = facts.get(name)
    isKnown &&= fact !== undefined
    return formatFact(fact ?? {}, { locale, currency }, memo)
  })
  return isKnown ? filled : ''
}
