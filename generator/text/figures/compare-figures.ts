import { once } from '../../once.ts'
import { surplus } from '../surplus.ts'
import { type Figure, timeKey } from './figure.ts'
import { type FigureContext, figuresIn, saidIn } from './read-figures.ts'

/** The figures in digits and the possible figures in words. */
interface TextFigures {
  readonly figures: readonly Figure[]
  /** Computed only if a figure has no counterpart. */
  words(): readonly Figure[]
  /** Whether the number words of the language are known. */
  readonly isKnown: boolean
}

/** The figures of several texts in one language. */
export const figuresOfTexts = (texts: readonly string[], context: FigureContext): TextFigures => ({
  figures: texts.flatMap((text) => figuresIn(text, context)),
  words: once(() => texts.flatMap((text) => saidIn(text, context.format))),
  isKnown: context.format.isKnown,
})

export interface Unmatched {
  readonly source: readonly Figure[]
  readonly translation: readonly Figure[]
}

/** The figures of a text and of its translation without a counterpart in the other. */
export function unmatched(source: TextFigures, translation: TextFigures): Unmatched {
  const exact = pairOff(
    surplus(source.figures, translation.figures, signatureOf).slice(0, most),
    surplus(translation.figures, source.figures, signatureOf).slice(0, most),
    isSame,
  )
  const [left, right] = pairOff(...exact, isAlike)
  // Repeating a figure in one language is not a difference.
  const mayRepeat = source.figures.length !== translation.figures.length
  const remaining = (figures: readonly Figure[], other: TextFigures, rest: readonly Figure[]) =>
    figures.filter((figure) => {
      if (mayRepeat && other.figures.some((each) => agrees(each, figure))) return false
      if (figure.mayBeLeftOut && !isContradicted(figure, rest, other)) return false
      if (figure.kind === 'name') return rest.some((each) => isVariant(each, figure))
      return !isSaidInWords(figure, other)
    })

  return {
    source: remaining(left, translation, right),
    translation: remaining(right, source, left),
  }
}

/**
 * How many figures that only one side has are looked at: each is compared with each. Texts that
 * differ in more are told with the first of them.
 */
const most = 200

const signatureOf = ({ kind, keys, fact }: Figure) => JSON.stringify([kind, keys, fact])

/** Whether the other text says something else of the kind. */
const isContradicted = ({ kind }: Figure, rest: readonly Figure[], other: TextFigures) =>
  rest.some((each) => each.kind === kind) ||
  (kind === 'number' && other.words().some((word) => word.kind === kind && (word.amount ?? 0) > 1))

type Compare = (a: Figure, b: Figure) => boolean

function pairOff(
  left: readonly Figure[],
  right: readonly Figure[],
  compare: Compare,
): readonly [readonly Figure[], readonly Figure[]] {
  const others = [...right]
  const rest = left.filter((figure) => {
    const place = others.findIndex((other) => compare(figure, other))
    if (place >= 0) others.splice(place, 1)
    return place < 0
  })
  return [rest, others]
}

const isSame: Compare = (a, b) => a.keys.some((key) => b.keys.includes(key))

const counted: ReadonlySet<string> = new Set([
  ...['duration', 'ordinal', 'times', 'time', 'measure', 'decade', 'date'],
])

/** A number without a unit agrees with one that has a unit: 2 rounds, 2 keer. */
const isAlike: Compare = (a, b) => isLike(a, b) || isLike(b, a)

/** Whether two figures say the same, or may. */
export const agrees: Compare = (a, b) => isSame(a, b) || isAlike(a, b)

function isLike(a: Figure, b: Figure): boolean {
  if (a.amount === undefined || b.amount === undefined || (a.fact && b.fact)) return false
  // *Until 6* can mean 18.00.
  if (a.kind === 'number' && b.keys.includes(timeKey((a.amount + 12) * 60))) return true
  if (a.amount !== b.amount) return false
  // "25th anniversary" corresponds to "25-jarig bestaan".
  return (
    (a.kind === 'number' && counted.has(b.kind)) || (a.kind === 'ordinal' && b.kind === 'duration')
  )
}

/** Names with the same letters and other digits: HTML4 and HTML5. */
const isVariant: Compare = (a, b) =>
  a.kind === 'name' && lettersOf(a) === lettersOf(b) && !isSame(a, b)

const lettersOf = ({ text }: Figure) => text.toLowerCase().replaceAll(/\d+/g, '0')

function isSaidInWords(figure: Figure, other: TextFigures): boolean {
  const { amount, kind } = figure
  const isPlain = kind !== 'money' && kind !== 'percent'
  if (!other.isKnown && amount !== undefined && amount <= 12 && isPlain) return true
  return other.words().some(
    (word) =>
      agrees(word, figure) ||
      // Free, nothing and without are zero of anything.
      (word.kind === 'number' && amount === 0 && word.amount === 0),
  )
}
