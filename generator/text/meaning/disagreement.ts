import type { TranslationState } from '../../compare/translation-record.ts'
import { memoize } from '../../memoize.ts'
import type { Site } from '../../model/site.ts'
import { agrees } from '../figures/compare-figures.ts'
import { type FigureContext, figureContext } from '../figures/read-figures.ts'
import { type Change, changeOf, type Difference } from './change.ts'
import { familyOf, keyOf, type Mark, marksIn } from './marks.ts'
import { markOfValue, valuesIn } from './values.ts'

/** A meaning that one language of a confirmed pair changed and the other did not follow. */
export interface ChangedMeaning extends Difference {
  /** The language that changed it. */
  readonly by: 'source' | 'translation'
  /** Whether the other one changed too. */
  readonly isBoth: boolean
  /** How the other one says what was given up. */
  readonly said?: Mark
}

/** One language of a pair, with what it said when the pair was confirmed. */
interface Side {
  readonly before: string
  readonly after: string
  readonly context: FigureContext
}

/** What changed in the meaning of a pair since it was confirmed: the hardest. */
export const changedMeaning = memoize(
  (pair: TranslationState, site: Site): ChangedMeaning | undefined => {
    const { source, translation, language, confirmation, freshness } = pair
    if (!confirmation || freshness === 'new' || freshness === 'confirmed') return undefined
    const { was, said } = confirmation
    const sides = {
      source: { before: was, after: source.text, context: figureContext(site) },
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
    const still =
      difference.was && saidLike(difference.was, sides[by === 'source' ? 'translation' : 'source'])
    return { ...difference, by, isBoth: false, ...(still && { said: still }) }
  },
)

/**
 * Where two languages that both changed no longer say the same: one of them changed its meaning, and the other
 * neither changed anything like it nor says it now.
 */
export function disagreement({
  source,
  translation,
}: {
  readonly source: Side
  readonly translation: Side
}): ChangedMeaning | undefined {
  const changeIn = ({ before, after, context }: Side) => changeOf(before, after, context)
  const [own, other] = [changeIn(source), changeIn(translation)]
  const found = [
    ...unfollowed(own, other, translation).map((each) => ({ ...each, by: 'source' as const })),
    ...unfollowed(other, own, source).map((each) => ({ ...each, by: 'translation' as const })),
  ].toSorted((a, b) => Number(b.isHard) - Number(a.isHard))
  return found[0] && { ...found[0], isBoth: true }
}

const unfollowed = ({ differences }: Change, { touched }: Change, side: Side) =>
  differences.flatMap((difference): readonly (Difference & { readonly said?: Mark })[] => {
    const { family, was, is } = difference
    if (!familyOf(family).isExact && touched.has(family)) return []
    const said = was && saysSurely(was, side) ? saidLike(was, side) : undefined
    const isLacking = is !== undefined && saidLike(is, side) === undefined
    return said || isLacking ? [{ ...difference, ...(said && { said }) }] : []
  })

/** How a text, in any language, says what a mark does. */
function saidLike(mark: Mark, { after, context }: Side): Mark | undefined {
  const { value } = mark
  if (!value) return marksIn(after, context.format).find((other) => keyOf(other) === keyOf(mark))
  const said = valuesIn(after, context).possible.find((other) => agrees(value, other))
  return said && markOfValue(said)
}

/** Whether a text, in any language, surely says what a mark does, and not only in a part of another value. */
function saysSurely(mark: Mark, side: Side): boolean {
  const { value } = mark
  return value
    ? valuesIn(side.after, side.context).certain.some((other) => agrees(value, other))
    : saidLike(mark, side) !== undefined
}
