import { hash } from 'node:crypto'
import { keyOf, type TranslationState, translationStates } from '../../compare/translation-state.ts'
import type { Place } from '../../diagnostics/diagnostic.ts'
import type { Memo } from '../../engine/memo.ts'
import type { Site } from '../../model/site.ts'
import { formatPath } from '../../read/path.ts'
import { isBinding } from '../../text/binding.ts'
import { figureContext } from '../../text/figures/figure-context.ts'
import { marksOf } from '../../text/meaning/change.ts'
import { valuesIn } from '../../text/meaning/values.ts'

/** What a text may say that costs somebody something if its translation says it otherwise. */
export type Risk = 'values' | 'negation' | 'exception' | 'duty' | 'permission' | 'condition'

/** A pair that was there before its record began, and that nobody has compared since. */
export interface UnreadPair {
  /** A short name, which stays as long as the text stays where it is. */
  readonly id: string
  readonly language: string
  /** Where the translation stands. */
  readonly at: Place
  readonly path: string
  readonly source: string
  readonly translation: string
  readonly isBinding: boolean
  readonly risks: readonly Risk[]
}

export const isUnread = ({ confirmation, freshness }: TranslationState): boolean =>
  freshness === 'confirmed' && confirmation?.seeded === true

/** The unread pair of a name. */
export function unreadPair(site: Site, id: string, memo: Memo): UnreadPair | undefined {
  const found = translationStates(site, memo).find((pair) => isUnread(pair) && idOf(pair) === id)
  return found && told(found, site, memo)
}

/**
 * The unread pairs, the riskiest first: what binds, then what one language alone says, then what says most that must
 * not differ, then the longest.
 */
export const riskiestPairs = (site: Site, most: number, memo: Memo): readonly UnreadPair[] =>
  translationStates(site, memo)
    .filter(isUnread)
    .map((pair) => ({ pair: told(pair, site, memo), weights: weightsOf(pair, site, memo) }))
    .toSorted((a, b) => {
      const place = a.weights.findIndex((weight, index) => weight !== b.weights[index])
      return place < 0 ? 0 : (b.weights[place] ?? 0) - (a.weights[place] ?? 0)
    })
    .slice(0, most)
    .map(({ pair }) => pair)

const told = (pair: TranslationState, site: Site, memo: Memo): UnreadPair => {
  const { source, translation, language } = pair
  return {
    id: idOf(pair),
    language: language.code,
    at: translation.document.place(translation.path),
    path: formatPath(translation.path, translation.document.data),
    source: source.text,
    translation: translation.text,
    isBinding: isBinding(pair, site, memo),
    risks: [...new Set(risksOf(pair, site, memo).flat())],
  }
}

const idOf = (pair: TranslationState) =>
  hash('sha256', `${pair.language.code} ${keyOf(pair)}`, 'hex').slice(0, 6)

function weightsOf(pair: TranslationState, site: Site, memo: Memo): readonly number[] {
  const [own, other] = risksOf(pair, site, memo).map((risks) => new Set(risks))
  return [
    Number(isBinding(pair, site, memo)),
    own && other ? own.symmetricDifference(other).size : 0,
    own && other ? own.union(other).size : 0,
    pair.source.text.length,
  ]
}

/** The families of marks by their risk. */
const riskOfFamily: ReadonlyMap<string, Risk> = new Map<string, Risk>([
  ...(['vat', 'rate', 'price', 'weekday', 'month'] as const).map(
    (family) => [family, 'values'] as const,
  ),
  ...(['exclusion', 'unless', 'only'] as const).map((family) => [family, 'exception'] as const),
  ['negation', 'negation'],
  ['obligation', 'duty'],
  ['permission', 'permission'],
  ['condition', 'condition'],
])

/** What the source and its translation say, each. */
const risksOf = (
  { source, translation, language }: TranslationState,
  site: Site,
  memo: Memo,
): readonly (readonly Risk[])[] =>
  [
    { text: source.text, code: undefined },
    { text: translation.text, code: language.code },
  ].map(({ text, code }) => {
    const context = figureContext(site, code, memo)
    const values: readonly Risk[] =
      valuesIn(text, context, memo).certain.length > 0 ? ['values'] : []
    return [
      ...values,
      ...marksOf(text, context, memo).flatMap(({ family }) => riskOfFamily.get(family) ?? []),
    ]
  })
