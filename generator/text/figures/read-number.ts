import type { LanguageFormat } from '../../languages/language-format.ts'

interface WrittenNumber {
  /** The possible values, most likely first. Empty for a version such as 1.2.3. */
  readonly values: readonly number[]
  /** The number in the notation of the language, if it is written in another notation. */
  readonly expected?: string
}

/** Parses a number in the notation of the language, such as `1.199,50`. Money never has three decimals. */
export function readNumber(
  written: string,
  { decimal, group }: Pick<LanguageFormat, 'decimal' | 'group'>,
  isMoney = false,
): WrittenNumber {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '')
  if (/^\d+$/.test(digits)) return { values: [Number(digits)] }

  const own = parse(digits, decimal, group)
  const other = parse(digits, decimal === '.' ? ',' : '.', decimal)
  const swapped = digits.replaceAll(/[.,]/g, (mark) => (mark === decimal ? group : decimal))
  const shown = group === '.' || group === ',' ? swapped : digits

  if (own === undefined)
    return other === undefined ? { values: [] } : { values: [other], expected: shown }
  const isOpen = other !== undefined && other !== own && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
  if (!isOpen || digits[digits.search(/[.,]/)] !== decimal) return { values: [own] }
  return isMoney ? { values: [other], expected: shown } : { values: [own, other] }
}

function parse(digits: string, decimal: string, group: string): number | undefined {
  const [whole = '', fraction = '0', ...more] = digits.split(decimal)
  const isGrouped = /^\d+$/.test(whole) || isInThousands(whole.split(group))
  if (more.length > 0 || !/^\d*$/.test(fraction) || !isGrouped) return undefined
  return Number(`${whole.replaceAll(group, '')}.${fraction}`)
}

const isInThousands = ([first = '', ...rest]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && rest.every((part) => /^\d{3}$/.test(part))
