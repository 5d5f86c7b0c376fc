import { once } from '../../once.ts'
import type { Figure } from './figure.ts'
import { type FigureContext, figuresIn } from './figures-in.ts'
import { saidIn } from './in-words.ts'

/** The figures of several texts in one language. */
export function figuresOfTexts(texts: readonly string[], context: FigureContext): TextFigures {
  const parts = texts.map((text) => ({
    figures: figuresIn(text, context),
    said: () => saidIn(text, context.format),
  }))
  const figures = parts.flatMap((part) => part.figures)
  const words = once(() => parts.flatMap(({ said }) => [...said().words, ...said().spoken]))
  const keys = once(() => new Set([...figures, ...words()].flatMap((figure) => figure.keys)))
  const wholesOf = (figure: Figure) =>
    parts.flatMap((part) =>
      part.figures.includes(figure)
        ? part.said().spoken.filter((value) => isWithin(figure, value))
        : [],
    )
  return { figures, words, keys, wholesOf, isKnown: context.format.isKnown }
}

const isWithin = (inner: Figure, outer: Figure) =>
  outer.index <= inner.index && outer.index + outer.length >= inner.index + inner.length

/** The figures in digits and the possible figures in words. */
interface TextFigures {
  readonly figures: readonly Figure[]
  /** Computed only if a figure has no counterpart. */
  words(): readonly Figure[]
  /** The keys of all of them. */
  keys(): ReadonlySet<string>
  /** The values that a figure in digits is a part of. */
  wholesOf(figure: Figure): readonly Figure[]
  /** Whether the number words of the language are known. */
  readonly isKnown: boolean
}

export interface Unmatched {
  readonly source: readonly Figure[]
  readonly translation: readonly Figure[]
}

/** The figures of a text and of its translation without a counterpart in the other. */
export function unmatched(source: TextFigures, translation: TextFigures): Unmatched {
  const exact = pairOff(
    surplus(source.figures, translation.figures),
    surplus(translation.figures, source.figures),
    isSame,
  )
  const [left, right] = pairOff(exact[0], exact[1], isAlike)
  // Repeating a figure in one language is not a difference.
  const mayRepeat = source.figures.length !== translation.figures.length
  const remaining = (
    figures: readonly Figure[],
    [own, other]: readonly [own: TextFigures, other: TextFigures],
    rest: readonly Figure[],
  ) =>
    figures.filter((figure) => {
      const { kind, isHighest, mayBeLeftOut } = figure
      if (mayRepeat && other.figures.some((each) => isSame(each, figure) || isAlike(each, figure)))
        return false
      if (kind === 'idiom') return false
      if (mayBeLeftOut && !isContradicted(figure, rest, other)) return false
      if (isHighest && !rest.some((each) => each.isHighest)) return false
      if (kind === 'name') return rest.some((each) => isVariant(each, figure))
      return !(isSaidInWords(figure, other) || isPartOfSame(figure, own, other))
    })

  return {
    source: remaining(left, [source, translation], right),
    translation: remaining(right, [translation, source], left),
  }
}

/**
 * How many figures that only one side has are looked at: each is compared with each. Texts that
 * differ in more are told with the first of them.
 */
const most = 200

/** The first of the figures that do not stand among the others as they are. */
function surplus(figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] {
  const signature = ({ kind, keys, amount, fact }: Figure) =>
    JSON.stringify([kind, keys, amount, fact])
  const left = Map.groupBy(others.map(signature), (key) => key)
  return figures.filter((figure) => left.get(signature(figure))?.pop() === undefined).slice(0, most)
}

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
    const alike = others.filter((other) => compare(figure, other))
    // If two figures agree, prefer the one that is filled in by the same fact.
    const found = alike.find(({ fact }) => fact === figure.fact) ?? alike[0]
    if (found) others.splice(others.indexOf(found), 1)
    return !found
  })
  return [rest, others]
}

const isSame: Compare = (a, b) => a.keys.some((key) => b.keys.includes(key))

const counted: ReadonlySet<string> = new Set([
  ...['duration', 'ordinal', 'times', 'time', 'measure', 'decade'],
])

/** A number without a unit agrees with one that has a unit: 2 rounds, 2 keer. */
const isAlike: Compare = (a, b) => isLike(a, b) || isLike(b, a)

function isLike(a: Figure, b: Figure): boolean {
  if (a.amount === undefined || b.amount === undefined || (a.fact && b.fact)) return false
  // *Until 6* can mean 18.00.
  if (a.kind === 'number' && b.keys.includes(`time:${a.amount + 12}:00`)) return true
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
  return other.words().some((word) => {
    if (isSame(word, figure) || isAlike(word, figure) || isSameShare(word, figure)) return true
    if (word.kind !== 'number' || word.amount === undefined) return false
    if (amount === 0) return word.amount === 0
    if (kind === 'percent') return word.amount < 1 && Math.round(word.amount * 100) === amount
    return kind === 'number' && word.amount === amount
  })
}

/** Whether a figure is a part of a value that the other says too: 3 and 10 of *3 in 10*, which is 30%. */
const isPartOfSame = (figure: Figure, own: TextFigures, other: TextFigures) =>
  own.wholesOf(figure).some(({ keys }) => keys.some((key) => other.keys().has(key)))

/** A share in words is right to half a point. */
const isSameShare: Compare = (said, written) =>
  said.kind === 'percent' &&
  written.kind === 'percent' &&
  Math.abs((said.amount ?? 0) - (written.amount ?? 0)) <= 0.5
