/** A figure as text, taken apart at its first number. */
export interface SplitFigure {
  readonly text: string
  readonly before: string
  readonly number: number
  readonly after: string
  /** How many digits stand after the decimal mark. */
  readonly decimals: number
  readonly decimalMark: string
  /** What stands between thousands; empty where nothing does. */
  readonly groupMark: string
}

/** Digits, in groups of three or not, then perhaps decimals. */
const numberPattern = /([1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d+)(?:([.,])(\d+))?/

/**
 * Takes a figure such as 64%, 12,2% or 240 hours apart at its first number. Three digits after a
 * mark are thousands, as in 1,200; fewer or more are decimals.
 */
export function splitFigure(text: string): SplitFigure {
  const found = numberPattern.exec(text)
  const [all = '', whole = '', decimalMark = '', fraction = ''] = found ?? []
  const start = found?.index ?? text.length

  return {
    text,
    before: text.slice(0, start),
    number: Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`),
    after: text.slice(start + all.length),
    decimals: fraction.length,
    decimalMark,
    groupMark: /\D/.exec(whole)?.[0] ?? '',
  }
}

/** The figure part of the way from 0, which is 0, to the whole, which is 1. */
export function figureAt(figure: SplitFigure, progress: number): string {
  const { text, before, number, after, decimals, decimalMark, groupMark } = figure
  if (progress >= 1 || before === text) return text

  const [whole = '', fraction = ''] = (number * progress).toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark)
  return `${before}${grouped}${decimalMark}${fraction}${after}`
}
