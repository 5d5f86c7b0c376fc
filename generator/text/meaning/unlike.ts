import type { TranslationState } from '../../compare/translation-record.ts'
import type { Site } from '../../model/site.ts'
import { type FigureContext, figureContext } from '../figures/read-figures.ts'
import { surplus } from '../surplus.ts'
import { keyOf, type Mark, marksIn } from './marks.ts'
import { lacking, markOfValue, valuesIn } from './values.ts'

/** A text in one language. */
interface Version {
  readonly text: string
  readonly context: FigureContext
}

/** What one language says and the other denies, or says otherwise. */
export interface Unlike {
  readonly source?: Mark
  readonly translation?: Mark
}

/** Where a pair that nobody has compared yet does not say the same. */
export const unlikeIn = (
  { source, translation, language, freshness }: TranslationState,
  site: Site,
): Unlike | undefined =>
  freshness === 'new'
    ? unlike(
        { text: source.text, context: figureContext(site) },
        { text: translation.text, context: figureContext(site, language.code) },
      )
    : undefined

/**
 * Where a text and its translation, which nobody has compared yet, do not say the same. Languages say much in other
 * words, so it needs a word on each side, but for exceptions and what one clause denies.
 */
export function unlike(source: Version, translation: Version): Unlike | undefined {
  const versions = [source, translation]
  const [here, there] = [
    marksIn(source.text, source.context.format),
    marksIn(translation.text, translation.context.format),
  ]
  const isClause = versions.every(({ text }) => !/[,;:.!?–—]\s*\S|\s-\s|\?$/.test(text.trim()))
  return (
    unlikeValues(source, translation) ??
    unlikeKinds(here, there) ??
    (isClause ? contraries(here, there) : undefined) ??
    (isClause ? oneSided(here, there) : undefined)
  )
}

/** Values that are left over on both sides, as many of the same kind. */
function unlikeValues(source: Version, translation: Version): Unlike | undefined {
  const valuesOf = ({ text, context }: Version) => valuesIn(text, context)
  const [own, other] = [valuesOf(source), valuesOf(translation)]
  const left = lacking(own, other)
  const right = lacking(other, own)
  const [first, second] = [left[0], right[0]]
  if (!first || !second || left.length !== right.length) return undefined
  if (left.some(({ kind }, place) => kind !== right[place]?.kind)) return undefined
  // Digits are compared by the rules for figures, which are kept by themselves.
  if (/\d/.test(first.text) && /\d/.test(second.text)) return undefined
  return { source: markOfValue(first), translation: markOfValue(second) }
}

/** Families in which each says another thing if neither says what the other does. */
const exact: ReadonlySet<string> = new Set(['weekday', 'month', 'rate', 'vat'])

function unlikeKinds(here: readonly Mark[], there: readonly Mark[]): Unlike | undefined {
  const [left, right] = [surplus(here, there, keyOf), surplus(there, here, keyOf)]
  for (const source of left.filter(({ family }) => exact.has(family))) {
    const translation = right.find(({ family }) => family === source.family)
    if (translation) return { source, translation }
  }
  return undefined
}

/** Two kinds of which a text that says one does not mean the other. */
const contrary: readonly (readonly [string, string])[] = [
  ['certainty sure', 'certainty hedge'],
  ['certainty sure', 'certainty aim'],
  ['obligation ', 'permission '],
  ['quantity all', 'quantity some'],
  ['quantity all', 'quantity most'],
  ['pair both', 'pair either'],
]

/** One language says a thing, the other its contrary, and neither says both. */
function contraries(here: readonly Mark[], there: readonly Mark[]): Unlike | undefined {
  if ([...here, ...there].some(({ family }) => family === 'negation')) return undefined
  const byKey = (marks: readonly Mark[]) => new Map(marks.map((mark) => [keyOf(mark), mark]))
  const [own, other] = [byKey(here), byKey(there)]
  const pairs = [
    ...here.map((mark) => [keyOf(mark), `opposite ${mark.contrary}`] as const),
    ...contrary,
    ...contrary.map(([one, another]) => [another, one] as const),
  ]
  for (const [one, another] of pairs) {
    const [source, translation] = [own.get(one), other.get(another)]
    if (source && translation && !own.has(another) && !other.has(one))
      return { source, translation }
  }
  return undefined
}

/** Families of which each says what another of them does. */
const denying: ReadonlySet<string> = new Set([
  ...['negation', 'exclusion', 'unless', 'only', 'price', 'vat', 'opposite'],
])

/** An exception or a denial in one clause, where the other language has nothing like it. */
function oneSided(here: readonly Mark[], there: readonly Mark[]): Unlike | undefined {
  const isSaid = ({ family }: Mark) => ['exclusion', 'unless', 'negation'].includes(family)
  const isAnswered = (marks: readonly Mark[]) => marks.some(({ family }) => denying.has(family))
  const [source, translation] = [here.find(isSaid), there.find(isSaid)]
  if (source && !isAnswered(there)) return { source }
  return translation && !isAnswered(here) ? { translation } : undefined
}
