import type { TranslationState } from '../../compare/translation-state.ts'
import { memoize } from '../../memoize.ts'
import type { Site } from '../../model/site.ts'
import { figureContext } from '../figures/figures-in.ts'
import { changeOf } from './change.ts'
import { type ChangedMeaning, disagreement } from './disagreement.ts'
import { saidLike } from './side.ts'
import { type Unlike, unlike } from './unlike.ts'

/** What changed in the meaning of a pair since it was confirmed: the hardest. */
export const changedMeaning = (pair: TranslationState, site: Site): ChangedMeaning | undefined =>
  readChangedMeaning(pair, site)

export const readChangedMeaning = memoize(
  (
    { source, translation, language, confirmation, freshness }: TranslationState,
    site: Site,
  ): ChangedMeaning | undefined => {
    if (!confirmation || freshness === 'new' || freshness === 'confirmed') return undefined
    const { was, said } = confirmation
    const sides = {
      source: { before: was, after: source.text, context: figureContext(site, undefined) },
      translation: {
        before: said ?? translation.text,
        after: translation.text,
        context: figureContext(site, language.code),
      },
    }
    if (freshness === 'changed-together' || freshness === 'merged') return disagreement(sides)
    const by = freshness === 'stale' ? 'source' : 'translation'
    const { before, after, context } = sides[by]
    const [difference] = changeOf(before, after, context).differences
    if (!difference) return undefined
    const other = sides[by === 'source' ? 'translation' : 'source']
    const found = difference.was && saidLike(difference.was, other)
    return { ...difference, by, isBoth: false, ...(found && { said: found }) }
  },
)

/** Where a pair that nobody has compared yet does not say the same. */
export const unlikeIn = (
  { source, translation, language, freshness }: TranslationState,
  site: Site,
): Unlike | undefined =>
  freshness === 'new'
    ? unlike(
        { text: source.text, context: figureContext(site, undefined) },
        { text: translation.text, context: figureContext(site, language.code) },
      )
    : undefined
