import { type LanguageFormat, numberWord } from '../../languages/language-format.ts'
import { memoize } from '../../memoize.ts'
import { agrees, figuresOfTexts } from '../figures/compare-figures.ts'
import type { Figure } from '../figures/figure.ts'
import type { FigureContext } from '../figures/read-figures.ts'
import type { Mark } from './marks.ts'

/** The values that a text says, in digits or in words. Facts are marks of their own. */
export interface Values {
  /** Those that it surely says, none inside another. */
  readonly certain: readonly Figure[]
  /** All that it may say: *half nine*. */
  readonly possible: readonly Figure[]
}

/** How many values of a text are looked at: each is compared with each. */
const most = 200

export const valuesIn = memoize((text: string, context: FigureContext): Values => {
  const { figures, words } = figuresOfTexts([text], context)
  const written = figures.filter(({ fact }) => fact === undefined)
  const likely = [
    ...written.filter(({ mayBeLeftOut }) => !mayBeLeftOut),
    ...words().filter((word) => isCertain(word, context.format)),
  ].slice(0, most)
  const isInside = (inner: Figure, outer: Figure) =>
    isWithin(inner, outer) && outer.length > inner.length
  const certain = likely.filter(
    (figure, place) =>
      !likely.some((other) => isInside(figure, other)) &&
      !likely.slice(0, place).some((other) => isWithin(figure, other) && agrees(figure, other)),
  )
  return { certain, possible: [...written, ...words()] }
})

interface Span {
  readonly index: number
  readonly length: number
}

export const isWithin = (inner: Span, outer: Span): boolean =>
  outer.index <= inner.index && outer.index + outer.length >= inner.index + inner.length

/**
 * Whether words surely say a value. One, none and both are said by many that do not; an hour is one of two words. With
 * digits in it, it may be two.
 */
function isCertain({ amount, text, keys, kind }: Figure, { locale }: LanguageFormat): boolean {
  if (/\d/.test(text)) return false
  if (kind === 'time') return true
  if (amount === undefined || amount === 0 || keys.includes('percent:100')) return false
  const [first = '', ...more] = text.toLowerCase().split(/\s+/)
  return (
    more.length > 0 || (amount > 2 && Number.isInteger(amount)) || first === numberWord(2, locale)
  )
}

/** The values that a text says and another one surely does not. */
export function lacking({ certain }: Values, { possible }: Values): readonly Figure[] {
  const keys = new Set(possible.flatMap((other) => other.keys))
  return certain.filter(
    (value) =>
      !value.keys.some((key) => keys.has(key)) &&
      !possible.slice(0, 10 * most).some((other) => agrees(value, other)),
  )
}

export const markOfValue = (value: Figure): Mark => {
  const { keys, index, length, text } = value
  return { family: 'value', kind: keys.join(' '), index, length, text, value }
}
