import { type Change, changeOf, type Difference, subjectOf } from './change.ts'
import { areKin, areNear, familyOf } from './families.ts'
import type { Mark } from './marks.ts'
import { knows, type Side, saidLike, says, saysSurely } from './side.ts'

/** A meaning that one language of a confirmed pair changed and the other did not follow. */
export interface ChangedMeaning extends Difference {
  /** The language that changed it. */
  readonly by: 'source' | 'translation'
  /** Whether the other one changed too. */
  readonly isBoth: boolean
  /** How the other one says what was given up. */
  readonly said?: Mark
}

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
  const changes = [source, translation].map(({ before, after, context }) =>
    changeOf(before, after, context),
  )
  const [first, second] = changes
  if (!first || !second) return undefined
  const found = [
    ...unfollowed(first, { change: second, side: translation }).map((each) => ({
      ...{ ...each, by: 'source' as const, isBoth: true },
    })),
    ...unfollowed(second, { change: first, side: source }).map((each) => ({
      ...{ ...each, by: 'translation' as const, isBoth: true },
    })),
  ]
  return found.toSorted((a, b) => Number(b.isHard) - Number(a.isHard))[0]
}

/** What a question neither promises nor demands. */
const asked: ReadonlySet<string> = new Set(['certainty', 'obligation', 'permission'])

interface Other {
  readonly change: Change
  readonly side: Side
}

const unfollowed = (
  { differences, isInPlace, sentences }: Change,
  { change, side }: Other,
): readonly Omit<ChangedMeaning, 'by' | 'isBoth'>[] =>
  differences.flatMap((difference) => {
    const { family, was, is } = difference
    const { isExact, isTurning } = familyOf(family)
    if (family === 'sentence') return change.sentences === sentences ? [] : [difference]
    if (!isInPlace && !isExact) return []
    if (family === 'quantity' && !(was && is)) return []
    if (asked.has(family) && side.after.trimEnd().endsWith('?')) return []
    // What both added or took out is said in other words.
    if (sentences !== 0 && change.sentences === sentences && !isExact) return []
    if ([was, is].some((mark) => mark && !knows(mark, side))) return []
    const subject = subjectOf(was ?? is ?? { family, kind: '' })
    const touched = [...change.touched]
    const isFollowed =
      !isExact &&
      (isTurning && family !== 'name'
        ? change.touched.has(subject)
        : touched.some((each) => areNear(family, each)))
    const isAnswered = isFollowed || (!isExact && touched.some((other) => areKin(family, other)))
    const stillSays = was !== undefined && !isFollowed && saysSurely(was, side)
    const lacks = is !== undefined && !says(is, side)
    const isTold =
      family === 'name'
        ? lacks && !isFollowed
        : isTurning
          ? stillSays && lacks
          : stillSays || (lacks && !isAnswered)
    if (!isTold) return []
    const said = stillSays ? saidLike(was, side) : undefined
    return [{ ...difference, ...(said && { said }) }]
  })
