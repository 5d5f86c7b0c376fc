import { type MeaningWords, readMeaningWords } from '../../languages/meaning-words.ts'
import { memoize } from '../../memoize.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigureContext } from '../figures/figures-in.ts'
import type { Word } from '../words.ts'
import { familyOf } from './families.ts'
import { type Mark, marksIn } from './marks.ts'
import { withoutSame } from './same-meaning.ts'
import { lacking, markOfValue, valuesIn } from './values.ts'
import { compareWords, type Span, type WordChanges } from './word-changes.ts'

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
  /** How many sentences it has more. */
  readonly sentences: number
}

/** How a text of one language changed between two versions. */
export const changeOf = (before: string, after: string, context: FigureContext): Change =>
  readChange(before, after, context)

export const readChange = memoize(
  (before: string, after: string, context: FigureContext): Change => {
    const [old, now] = [marksOf(before, context), marksOf(after, context)]
    const isNegated = [old, now].every((marks) => marks.some(({ family }) => family === 'negation'))
    const [gone, added] = [surplus(old, now), surplus(now, old)]
    const [went, came] = withoutSame(gone, added)
    const words = compareWords(before, after)
    const values = valueDifferences(before, after, context)
    const pairs = pairUp(went, came)
    const denials = prefixDifferences(words, readMeaningWords(context.format.locale))
    const differences = [
      ...values,
      ...denials,
      ...pairs,
      ...went
        .filter((mark) => !pairs.some(({ was }) => was === mark))
        .flatMap((was) => alone({ was }, isNegated, words.isSmall)),
      ...came
        .filter((mark) => !pairs.some(({ is }) => is === mark))
        .flatMap((is) => alone({ is }, isNegated, words.isSmall)),
      ...orderDifferences(before, words),
      ...sentenceDifferences(before, after, words),
    ]
    return {
      differences: (words.isInPlace ? differences : differences.flatMap(ofRewritten)).toSorted(
        (a, b) => Number(b.isHard) - Number(a.isHard),
      ),
      isInPlace: words.isInPlace,
      touched: new Set([
        ...[...values, ...denials].map(({ family }) => family),
        ...[...gone, ...added].flatMap((mark) => [mark.family, subjectOf(mark)]),
      ]),
      sentences: words.sentences,
    }
  },
)

/** The marks of a text besides its values, without those that are words of one: three quarters of *an hour*. */
export const marksOf = (text: string, context: FigureContext): readonly Mark[] => {
  const { possible } = valuesIn(text, context)
  const near = possible.slice(0, 10 * most)
  return marksIn(text, context.format).filter(
    ({ family, index, length }) =>
      family !== 'rate' ||
      !near.some(
        (value) =>
          value.length > length &&
          value.index <= index &&
          value.index + value.length >= index + length,
      ),
  )
}

/** In a text that was written anew, only what has one form is certain. */
const ofRewritten = (difference: Difference): readonly Difference[] => {
  const { isExact } = familyOf(difference.family)
  if (isExact || difference.family === 'sentence') return [difference]
  return difference.isHard ? [{ ...difference, isHard: false }] : []
}

/** A mark that only came or only went. Where a text says no before and after, a duty may be said without its verb. */
function alone(
  marks: { readonly was: Mark } | { readonly is: Mark },
  isNegated: boolean,
  isSmall: boolean,
): readonly Difference[] {
  const { family } = 'was' in marks ? marks.was : marks.is
  const { isTurning, isHard, isExact } = familyOf(family)
  const isSaidOtherwise = isNegated && ['obligation', 'permission'].includes(family)
  return isTurning
    ? []
    : [{ ...marks, family, isHard: isExact === true || (isHard && isSmall && !isSaidOtherwise) }]
}

/** How many marks that came or went are looked at: each is compared with each. */
const most = 200

/** The marks of a text beyond those that another one has as often. */
function surplus(marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] {
  const left = new Map<string, number>()
  for (const mark of others) left.set(keyOf(mark), (left.get(keyOf(mark)) ?? 0) + 1)
  return marks
    .filter((mark) => {
      const count = left.get(keyOf(mark)) ?? 0
      left.set(keyOf(mark), count - 1)
      return count <= 0
    })
    .slice(0, most)
}

/** What a mark is about: `opposite before-after` for both. */
export const subjectOf = ({ family, kind }: Pick<Mark, 'family' | 'kind'>): string =>
  `${family} ${kind.split(' ', 1)[0]}`

export const keyOf = ({ family, kind }: Mark): string => `${family} ${kind}`

interface Turned extends Difference {
  readonly was: Mark
  readonly is: Mark
}

/** A word that is another one with a syllable that denies it: heated, unheated. */
function prefixDifferences(
  { words: [went, came] }: WordChanges,
  { prefixes }: MeaningWords,
): readonly Difference[] {
  const byWord = new Map(came.map((word) => [word.lower, word]))
  const turnedOf = ({ lower }: Word) =>
    prefixes
      .flatMap((prefix) => [
        `${prefix}${lower}`,
        ...(lower.startsWith(prefix) ? [lower.slice(prefix.length)] : []),
      ])
      .map((word) => byWord.get(word))
      .find((word) => word !== undefined)
  const markOf = ({ text, lower, index }: Word): Mark => ({
    ...{ family: 'negation', kind: lower, index, length: text.length, text },
  })
  return went.flatMap((was) => {
    const is = turnedOf(was)
    return is ? [{ family: 'negation', was: markOf(was), is: markOf(is), isHard: true }] : []
  })
}

/** A sentence may be said with another person. */
const isPronoun = ({ family, kind }: Mark) =>
  family === 'role' && ['we', 'you', 'they'].includes(kind)

/** What turned into something else of its family. */
function pairUp(went: readonly Mark[], came: readonly Mark[]): readonly Turned[] {
  const left = [...came]
  return went.flatMap((was) => {
    const index = left.findIndex(
      (is) =>
        is.family === was.family &&
        (was.contrary === undefined ? was.kind !== is.kind : was.contrary === is.kind),
    )
    const [is] = index < 0 ? [] : left.splice(index, 1)
    return is ? [{ family: was.family, was, is, isHard: !isPronoun(was) && !isPronoun(is) }] : []
  })
}

/** The values that one version says, in digits or in words, and the other does not. */
function valueDifferences(
  before: string,
  after: string,
  context: FigureContext,
): readonly Difference[] {
  const [old, now] = [valuesIn(before, context), valuesIn(after, context)]
  // The two of *every two weeks* is a part of the rate.
  const outsideRates = (text: string, values: readonly Figure[]) => {
    const rates = marksIn(text, context.format).filter(({ family }) => family === 'rate')
    return values.filter(
      ({ index, length }) =>
        !rates.some((rate) => rate.index <= index && rate.index + rate.length >= index + length),
    )
  }
  const went = outsideRates(before, lacking(old, now))
  const came = outsideRates(after, lacking(now, old))
  return Array.from({ length: Math.max(went.length, came.length) }, (_, place) => {
    const [was, is] = [went[place], came[place]]
    return {
      ...{ family: 'value', isHard: true },
      ...(was && { was: markOfValue(was) }),
      ...(is && { is: markOfValue(is) }),
    }
  }).filter(({ was, is }) => (was && is) || (context.format.isKnown && isSure(went[0] ?? came[0])))
}

/**
 * A time in words may be none, unless it turned into another one. In a language whose number words nobody wrote down,
 * any value may stand in words.
 */
const isSure = (figure: Figure | undefined) => figure?.kind !== 'time' || /\d/.test(figure.text)

/** Two parts of a text changed places, while all other words stayed in theirs. */
function orderDifferences(before: string, { swapped }: WordChanges): readonly Difference[] {
  if (!swapped) return []
  const [was, is] = [spanMark('order', before, swapped[0]), spanMark('order', before, swapped[1])]
  return [{ family: 'order', was, is, isHard: true }]
}

const sentenceDifferences = (
  before: string,
  after: string,
  { went, came }: WordChanges,
): readonly Difference[] => [
  ...went.map((span) => ({
    ...{ family: 'sentence', isHard: true, was: spanMark('sentence', before, span) },
  })),
  ...came.map((span) => ({
    ...{ family: 'sentence', isHard: true, is: spanMark('sentence', after, span) },
  })),
]

const spanMark = (family: string, text: string, { index, length }: Span): Mark => ({
  ...{ family, kind: '', index, length },
  text: text.slice(index, index + length).trim(),
})
