import type { Conventions } from '../../languages/language-format.ts'

export interface WrittenNumber {
  /** The possible values, the likeliest first; none for a version such as 1.2.3. */
  readonly values: readonly number[]
  /** The number in the marks of the language, where it is written in those of another. */
  readonly expected?: string
}

interface Options {
  /** Amounts of money have no three decimals. */
  readonly isMoney: boolean
}

/** Reads digits with their marks, such as `1.199,50`, as the language means them. */
export function readNumber(
  written: string,
  { decimal, group }: Pick<Conventions, 'decimal' | 'group'>,
  { isMoney }: Options,
): WrittenNumber {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '')
  if (/^\d+$/.test(digits)) return { values: [Number(digits)] }

  const own = parse(digits, decimal, group)
  const other = parse(digits, foreign(decimal), decimal)
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === decimal ? group : decimal))
  const shown = group === '.' || group === ',' ? swapped : digits

  if (own === undefined && other === undefined) return { values: [] }
  if (own === undefined && other !== undefined) return { values: [other], expected: shown }
  if (own === undefined) return { values: [] }
  const isOpen = other !== undefined && other !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  if (!isOpen || digits[digits.search(/[.,]/)] !== decimal) return { values: [own] }
  return isMoney ? { values: [other], expected: shown } : { values: [own, other] }
}

const foreign = (decimal: string) => (decimal === '.' ? ',' : '.')

function parse(digits: string, decimal: string, group: string): number | undefined {
  const [whole = '', fraction, ...more] = digits.split(decimal)
  if (more.length > 0 || !/^\d*$/.test(fraction ?? '')) return undefined
  if (!isGrouped(whole, group)) return undefined
  return Number(`${whole.replaceAll(group, '')}.${fraction ?? '0'}`)
}

function isGrouped(whole: string, group: string): boolean {
  if (/^\d+$/.test(whole)) return true
  const [first = '', ...rest] = whole.split(group)
  return /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
}
