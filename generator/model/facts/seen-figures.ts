import type { MeasuredFigures } from '#site/types.ts'
import type { Site } from '../site.ts'
import type { Fact, Facts } from './facts.ts'
import type { PageWeight } from './measured-facts.ts'

/** So many days what a browser saw is told. */
const mostDays = 30
/** So far the bytes of a page may be from those that it was measured with. */
const mostChange = 0.05

/** Why figures that a browser saw are not told any more. */
export type Outdated = 'old' | 'changed'

/** What `measure` wrote down. undefined if there is no such file. */
export const seenFigures = (site: Site): MeasuredFigures | undefined =>
  // Cast: content with errors is not emitted, so the document matches its schema.
  site.find('measured', 'measured')?.data as MeasuredFigures | undefined

/** undefined as long as the figures are those of the site. */
export function outdated(
  { date, pages }: MeasuredFigures,
  today: string,
  weights: readonly PageWeight[],
): Outdated | undefined {
  if (daysBetween(date, today) > mostDays) return 'old'
  const hasChanged = ({ language, isHome, bytes }: PageWeight) => {
    const then = pages[language]?.bytes
    return isHome && then !== undefined && Math.abs(bytes - then) > then * mostChange
  }
  return weights.some(hasChanged) ? 'changed' : undefined
}

/** The facts of the home page of a language. */
export function seenFacts({ date, pages }: MeasuredFigures, language: string): Facts {
  const page = pages[language]
  if (!page) return new Map()
  const { firstPaint, largestPaint, shift, lighthouse } = page
  const facts: readonly [string, Fact][] = [
    ['measured.run.date', { date }],
    ['measured.home.firstPaint', { number: firstPaint, unit: 'second' }],
    ['measured.home.largestPaint', { number: largestPaint, unit: 'second' }],
    ['measured.home.shift', { number: shift }],
  ]
  return new Map(
    lighthouse === undefined
      ? facts
      : [...facts, ['measured.home.lighthouse', { number: lighthouse }]],
  )
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
