import { diffArrays } from 'diff'
import { readMeaningWords } from '../../languages/meaning-words.ts'
import { memoize } from '../../memoize.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigureContext } from '../figures/figures-in.ts'
import { type Word, wordsIn } from '../words.ts'
import { familyOf, withoutSame } from './families.ts'
import { keyOf, type Mark, marksIn, subjectOf } from './marks.ts'
import { isWithin, lacking, markOfValue, marksOf, valuesIn } from './values.ts'

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
export const changeOf = memoize((before: string, after: string, context: FigureContext): Change => {
  const [old, now] = [marksOf(before, context), marksOf(after, context)]
  // Where a text says no before and after, a duty may be said without its verb.
  const isNegated = [old, now].every((marks) => marks.some(({ family }) => family === 'negation'))
  const [gone, added] = [surplus(old, now), surplus(now, old)]
  const [went, came] = withoutSame(gone, added)
  const words = compareWords(before, after)
  const { isInPlace, isSmall, sentences } = words
  const values = valueDifferences(before, after, context)
  const denials = prefixDifferences(words, context.format.locale)
  const turned = pairUp(went, came)
  const alone = (mark: Mark, side: 'was' | 'is'): readonly Difference[] => {
    const { family } = mark
    const { isTurning, isHard, isExact } = familyOf(family)
    if (isTurning || turned.some((each) => each[side] === mark)) return []
    const isSaidOtherwise = isNegated && ['obligation', 'permission'].includes(family)
    return [{ family, [side]: mark, isHard: isExact ?? (isHard && isSmall && !isSaidOtherwise) }]
  }
  const differences = [
    ...values,
    ...denials,
    ...turned,
    ...went.flatMap((mark) => alone(mark, 'was')),
    ...came.flatMap((mark) => alone(mark, 'is')),
    ...partDifferences(before, after, words),
  ].flatMap((each): readonly Difference[] => {
    // In a text that was written anew, only what has one form is certain.
    if (isInPlace || familyOf(each.family).isExact || each.family === 'sentence') return [each]
    return each.isHard ? [{ ...each, isHard: false }] : []
  })
  return {
    differences: differences.toSorted((a, b) => Number(b.isHard) - Number(a.isHard)),
    isInPlace,
    touched: new Set([
      ...[...values, ...denials].map(({ family }) => family),
      ...[...gone, ...added].flatMap((mark) => [mark.family, subjectOf(mark)]),
    ]),
    sentences,
  }
})

/** How many marks that came or went are looked at: each is compared with each. */
const most = 200

/** The marks of a text beyond those that another one has as often. */
function surplus(marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] {
  const left = Map.groupBy(others.map(keyOf), (key) => key)
  return marks.filter((mark) => left.get(keyOf(mark))?.pop() === undefined).slice(0, most)
}

/** A word that is another one with a syllable that denies it: heated, unheated. */
function prefixDifferences(
  { words: [went, came] }: WordChanges,
  locale: string,
): readonly Difference[] {
  const { prefixes } = readMeaningWords(locale)
  const isDenial = (word: string, other: string) =>
    prefixes.some((prefix) => word === `${prefix}${other}` || other === `${prefix}${word}`)
  const markOf = ({ text, lower, index }: Word): Mark => ({
    ...{ family: 'negation', kind: lower, index, length: text.length, text },
  })
  return went.slice(0, most).flatMap((was) => {
    const is = came.slice(0, most).find(({ lower }) => isDenial(was.lower, lower))
    return is ? [{ family: 'negation', was: markOf(was), is: markOf(is), isHard: true }] : []
  })
}

/** A sentence may be said with another person. */
const isPronoun = ({ family, kind }: Mark) =>
  family === 'role' && ['we', 'you', 'they'].includes(kind)

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
    return is ? [{ family: was.family, was, is, isHard: !isPronoun(was) && !isPronoun(is) }] : []
  })
}

/** The values that one version says, in digits or in words, and the other does not. */
function valueDifferences(
  before: string,
  after: string,
  context: FigureContext,
): readonly Difference[] {
  const { format } = context
  const [old, now] = [valuesIn(before, context), valuesIn(after, context)]
  // The two of *every two weeks* is a part of the rate.
  const outsideRates = (text: string, values: readonly Figure[]) => {
    const rates = marksIn(text, format).filter(({ family }) => family === 'rate')
    return values.filter((value) => !rates.some((rate) => isWithin(value, rate)))
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
    // A time in words may be none, unless it turned into another one. In an unknown language, any value may be in words.
  }).filter(({ was, is }) => {
    const { kind, text } = (was ?? is)?.value ?? {}
    return (was && is) || (format.isKnown && (kind !== 'time' || /\d/.test(text ?? '')))
  })
}

/** Two parts that changed places, and sentences that came or went. */
function partDifferences(
  before: string,
  after: string,
  { swapped, went, came }: WordChanges,
): readonly Difference[] {
  const markOf = (family: string, text: string, { index, length }: Span): Mark => ({
    ...{ family, kind: '', index, length, text: text.slice(index, index + length).trim() },
  })
  const [was, is] = swapped.map((span) => markOf('order', before, span))
  return [
    ...(was && is ? [{ family: 'order', was, is, isHard: true }] : []),
    ...went.map((span) => ({
      ...{ family: 'sentence', isHard: true, was: markOf('sentence', before, span) },
    })),
    ...came.map((span) => ({
      ...{ family: 'sentence', isHard: true, is: markOf('sentence', after, span) },
    })),
  ]
}

/** Which words of two versions of a text stand in both, in order. */
interface WordChanges {
  /** At most five words went, six came, and half of the text stayed; or a part only came or went. */
  readonly isInPlace: boolean
  /** Whether hardly a word changed: three at most went and came, or a part only came or went. */
  readonly isSmall: boolean
  /** The words that went and that came. */
  readonly words: readonly [went: readonly Word[], came: readonly Word[]]
  /** How many sentences there are more. */
  readonly sentences: number
  /** The two parts of the former text that changed places around a third, while all other words stayed. */
  readonly swapped: readonly Span[]
  /** Sentences of which hardly a word stayed, while the others stayed: their offsets and lengths. */
  readonly went: readonly Span[]
  readonly came: readonly Span[]
}

interface Span {
  readonly index: number
  readonly length: number
}

/** Of texts that differ in more words, or have more to change places, nothing is compared: the time grows with it. */
const maxEditLength = 400

export function compareWords(before: string, after: string): WordChanges {
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
  const [oldSentences, newSentences] = [sentencesOf(before), sentencesOf(after)]
  const sentences = newSentences.length - oldSentences.length
  // The time grows with the product of sentences and words.
  const isShort = old.length <= maxEditLength && now.length <= maxEditLength
  const changed = (spans: readonly Span[], words: readonly Word[], gone: ReadonlySet<Word>) =>
    spans.filter(({ index, length }) => {
      const own = words.filter((word) => word.index >= index && word.index < index + length)
      return own.length > 1 && own.filter((word) => !gone.has(word)).length <= own.length / 4
    })
  const went = isShort ? changed(oldSentences, old, out) : []
  const came = isShort ? changed(newSentences, now, into) : []
  const stays = (words: readonly Word[]) => kept >= words.length * 0.7
  return {
    sentences,
    isSmall: isPure || out.size + into.size <= 3,
    words: [[...out], [...into]],
    isInPlace:
      isPure || (out.size <= 5 && into.size <= 6 && kept * 2 >= Math.min(old.length, now.length)),
    swapped: isShort ? swappedParts(old, now) : [],
    went: sentences < 0 && came.length === 0 && stays(now) ? went : [],
    came: sentences > 0 && went.length === 0 && stays(old) ? came : [],
  }
}

/** The words between two parts that changed places are at least this many: *fast and free* is *free and fast*. */
const minMiddle = 2

/** Two parts that changed places. One that only moved has nothing that moved back. */
function swappedParts(old: readonly Word[], now: readonly Word[]): readonly Span[] {
  const isSame = (a: Word | undefined, b: Word | undefined) => a?.lower === b?.lower
  const start = old.findIndex((word, place) => !isSame(word, now[place]))
  const end = old.findLastIndex((word, place) => !isSame(word, now[place])) + 1
  if (old.length !== now.length || start < 0) return []
  const size = end - start
  const isEqual = (from: number, to: number, length: number) =>
    old.slice(from, from + length).every((word, step) => isSame(word, now[to + step]))
  for (let first = 1; first < size - minMiddle; first += 1)
    for (let last = 1; first + minMiddle + last <= size; last += 1)
      if (
        isEqual(end - last, start, last) &&
        isEqual(start, end - first, first) &&
        isEqual(start + first, start + last, size - first - last)
      )
        return [spanOf(old.slice(start, start + first)), spanOf(old.slice(end - last, end))]
  return []
}

const spanOf = (words: readonly Word[]): Span => {
  const [first, last] = [words[0], words.at(-1)]
  const index = first?.index ?? 0
  return { index, length: (last?.index ?? 0) + (last?.text.length ?? 0) - index }
}

/** Sentences and lines. */
const sentencesOf = (text: string): readonly Span[] =>
  Array.from(
    text.matchAll(/[^.!?\n]+(?:[.!?]+(?!\s+[^\p{Ll}\s]|\s*$)[^.!?\n]*)*[.!?]*/gu),
    ({ 0: { length }, index }) => ({ index, length }),
  )
