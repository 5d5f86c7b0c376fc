import { memoize } from '../../memoize.ts'
import type { FigureContext } from '../figures/read-figures.ts'
import { surplus } from '../surplus.ts'
import { wordsIn } from '../words.ts'
import { familyOf, keyOf, type Mark, marksIn } from './marks.ts'
import { lacking, markOfValue, valuesIn } from './values.ts'

/** What a text says that its other version does not: a mark that came, went, or turned into another. */
export interface Difference {
  readonly family: string
  readonly was?: Mark
  readonly is?: Mark
  /** Whether the meaning is another one. If not, it may be said in other words. */
  readonly isHard: boolean
}

/** How a text changed, in its own language. */
export interface Change {
  /** The hard ones first. */
  readonly differences: readonly Difference[]
  /** The families of all marks that came or went, also of those that tell nothing. */
  readonly touched: ReadonlySet<string>
}

/** How a text of one language changed between two versions. */
export const changeOf = memoize((before: string, after: string, context: FigureContext): Change => {
  const [old, now] = [marksIn(before, context.format), marksIn(after, context.format)]
  const gone = surplus(old, now, keyOf).slice(0, most)
  const added = surplus(now, old, keyOf).slice(0, most)
  const [went, came] = withoutSame(gone, added)
  const { isInPlace, isSmall } = extentOf(before, after)
  const values = valueDifferences(before, after, context)
  const turned = pairUp(went, came)
  const alone = (mark: Mark, side: 'was' | 'is'): readonly Difference[] => {
    const { family } = mark
    const { isTurning, isHard, isExact } = familyOf(family)
    if (isTurning || turned.some((each) => each[side] === mark)) return []
    return [{ family, [side]: mark, isHard: isExact ?? (isHard && isSmall) }]
  }
  const differences = [
    ...values,
    ...turned,
    ...went.flatMap((mark) => alone(mark, 'was')),
    ...came.flatMap((mark) => alone(mark, 'is')),
  ].flatMap((each): readonly Difference[] => {
    // In a text that was written anew, only what has one form is certain.
    if (isInPlace || familyOf(each.family).isExact) return [each]
    return each.isHard ? [{ ...each, isHard: false }] : []
  })
  return {
    differences: differences.toSorted((a, b) => Number(b.isHard) - Number(a.isHard)),
    touched: new Set([...values, ...gone, ...added].map(({ family }) => family)),
  }
})

/** How many marks that came or went are looked at: each is compared with each. */
const most = 200

/** What went and came, without what means the same in other words: *not closed* and *open*. */
function withoutSame(
  went: readonly Mark[],
  came: readonly Mark[],
): readonly [readonly Mark[], readonly Mark[]] {
  const out = new Set<Mark>()
  for (const [from, to] of [
    [went, came],
    [came, went],
  ] as const) {
    const turned = from.find(({ contrary }) => to.some(({ kind }) => kind === contrary))
    const other = to.find(({ kind }) => kind === turned?.contrary)
    const negation = from.find((mark) => mark.family === 'negation' && !out.has(mark))
    if (turned && other && negation) for (const mark of [turned, other, negation]) out.add(mark)
  }
  return [went.filter((mark) => !out.has(mark)), came.filter((mark) => !out.has(mark))]
}

/** What turned into something else of its family. */
function pairUp(went: readonly Mark[], came: readonly Mark[]): readonly Difference[] {
  const left = [...came]
  return went.flatMap((was) => {
    const index = left.findIndex(
      (is) =>
        is.family === was.family &&
        (was.contrary === undefined ? was.kind !== is.kind : was.contrary === is.kind),
    )
    const [is] = index < 0 ? [] : left.splice(index, 1)
    return is ? [{ family: was.family, was, is, isHard: true }] : []
  })
}

/** The values that one version says, in digits or in words, and the other does not. */
function valueDifferences(
  before: string,
  after: string,
  context: FigureContext,
): readonly Difference[] {
  const [old, now] = [valuesIn(before, context), valuesIn(after, context)]
  const [went, came] = [lacking(old, now), lacking(now, old)]
  // In an unknown language, any value may be in words.
  const count = (context.format.isKnown ? Math.max : Math.min)(went.length, came.length)
  return Array.from({ length: count }, (_, place) => {
    const [was, is] = [went[place], came[place]]
    return {
      ...{ family: 'value', isHard: true },
      ...(was && { was: markOfValue(was) }),
      ...(is && { is: markOfValue(is) }),
    }
  })
}

/**
 * How far a text was changed. In place: at most five words went, six came, and half of the text stayed. Small: three at
 * most went and came. What was only added or taken out is both: it says what it says.
 */
function extentOf(before: string, after: string) {
  // A link or a fact that changed is a change too, so the text is read as it is.
  const [old, now] = [wordsIn(before), wordsIn(after)].map((words) =>
    words.map(({ lower }) => lower),
  )
  if (!old || !now) return { isSmall: false, isInPlace: false }
  const [out, into] = [surplus(old, now, String).length, surplus(now, old, String).length]
  const isPure = (out === 0) !== (into === 0)
  const isMostlyKept = (old.length - out) * 2 >= Math.min(old.length, now.length)
  return {
    isSmall: isPure || out + into <= 3,
    isInPlace: isPure || (out <= 5 && into <= 6 && isMostlyKept),
  }
}
