import { diffArrays } from 'diff'
import { memoize } from '../../memoize.ts'
import type { FigureContext } from '../figures/read-figures.ts'
import { type Word, wordsIn } from '../words.ts'
import { familyOf, keyOf, type Mark, marksIn, subjectOf } from './marks.ts'
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
  readonly isInPlace: boolean
  /** The families of all marks that came or went, also of those that tell nothing, and each with its subject. */
  readonly touched: ReadonlySet<string>
}

/** How a text of one language changed between two versions. */
export const changeOf = memoize((before: string, after: string, context: FigureContext): Change => {
  const [old, now] = [marksIn(before, context.format), marksIn(after, context.format)]
  const [gone, added] = [surplus(old, now), surplus(now, old)]
  const [went, came] = withoutSame(gone, added)
  const { isInPlace, isSmall } = compareWords(before, after)
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
    isInPlace,
    touched: new Set([
      ...values.map(({ family }) => family),
      ...[...gone, ...added].flatMap((mark) => [mark.family, subjectOf(mark)]),
    ]),
  }
})

/** How many marks that came or went are looked at: each is compared with each. */
const most = 200

/** The marks of a text beyond those that another one has as often. */
function surplus(marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] {
  const left = Map.groupBy(others.map(keyOf), (key) => key)
  return marks.filter((mark) => left.get(keyOf(mark))?.pop() === undefined).slice(0, most)
}

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
  return Array.from({ length: Math.max(went.length, came.length) }, (_, place) => {
    const [was, is] = [went[place], came[place]]
    return {
      ...{ family: 'value', isHard: true },
      ...(was && { was: markOfValue(was) }),
      ...(is && { is: markOfValue(is) }),
    }
    // A time in words may be none, unless it turned into another one. In an unknown language, any value may be in words.
  }).filter(({ was, is }) => {
    const { kind, text } = (was ?? is)?.value ?? {}
    return (was && is) || (context.format.isKnown && (kind !== 'time' || /\d/.test(text ?? '')))
  })
}

/** Which words of two versions of a text stand in both, in order. */
interface WordChanges {
  /** At most five words went, six came, and half of the text stayed; or a part only came or went. */
  readonly isInPlace: boolean
  /** Whether hardly a word changed: three at most went and came, or a part only came or went. */
  readonly isSmall: boolean
}

/** Of texts that differ in more words nothing is compared: the time grows with it. */
const maxEditLength = 400

function compareWords(before: string, after: string): WordChanges {
  // A link or a fact that changed is a change too, so the text is read as it is.
  const [old, now] = [wordsIn(before), wordsIn(after)]
  const [out, into] = [new Set(old), new Set(now)]
  let [from, to] = [0, 0]
  const lower = (words: readonly Word[]) => words.map((word) => word.lower)
  for (const { added, removed, count } of diffArrays(lower(old), lower(now), { maxEditLength }) ??
    []) {
    if (!added && !removed) {
      for (const word of old.slice(from, from + count)) out.delete(word)
      for (const word of now.slice(to, to + count)) into.delete(word)
    }
    if (!added) from += count
    if (!removed) to += count
  }
  // A part that was only added or taken out says what it says.
  const isPure = (out.size === 0) !== (into.size === 0)
  const kept = old.length - out.size
  return {
    isSmall: isPure || out.size + into.size <= 3,
    isInPlace:
      isPure || (out.size <= 5 && into.size <= 6 && kept * 2 >= Math.min(old.length, now.length)),
  }
}
