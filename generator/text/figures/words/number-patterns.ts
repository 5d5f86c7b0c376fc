import type { LanguageFormat } from '../../../languages/language-format.ts'
import { memoize } from '../../../memoize.ts'
import { alternatives } from './alternatives.ts'

/** The patterns of the values that several words or numbers make together, in one language. */
export interface NumberPatterns {
  /** A number in words or in digits. */
  readonly whole: RegExp
  readonly fraction: RegExp
  /** *and a half*, after a number or its unit. */
  readonly rest: RegExp
  readonly ofUnit: RegExp
  readonly partOf: RegExp
  readonly every: RegExp
  readonly plus: RegExp
}

const space = String.raw`[\s\u00A0-]`

export const compilePatterns = memoize(({ words }: LanguageFormat): NumberPatterns => {
  const { fractions, plus, ofUnit, partOf, every } = words
  const numbers = words.numbers()
  const whole = [...numbers].flatMap(([word, value]) => (isWhole(value) ? [word] : []))
  const small = alternatives(
    [...numbers].flatMap(([word, value]) => (isWhole(value) && value < 10 ? word : [])),
  )
  const fraction = `(?<fraction>${alternatives([...fractions.keys()])})(?!\\p{L})`
  const and = `${space}?(?:${plus})${space}?`
  const rest = `(?:${and}(?:(?<times>${small})${space}?)?|${space}?(?<number>${small})${space}?)${fraction}`
  const anyRest = rest.replaceAll(/\?<\w+>/g, '?:')
  const number = `\\d{1,4}(?:[.,]\\d{1,2})?(?![.,]?\\d)|(?:${alternatives(whole)})(?=(?:${anyRest})|${space}?(?:${alternatives([...fractions.keys()])})(?!\\p{L})|(?!\\p{L}))`
  return {
    whole: new RegExp(number, 'uy'),
    fraction: new RegExp(`${space}?${fraction}`, 'uy'),
    rest: new RegExp(rest, 'uy'),
    ofUnit: new RegExp(`${space}(?:${ofUnit})`, 'uy'),
    partOf: new RegExp(`(?:\\s\\p{L}+){0,2}?\\s?(?<!\\p{L})(?:${partOf})\\s?`, 'uy'),
    every: new RegExp(`(?<!\\p{L})(?:${every})\\s$`, 'u'),
    plus: new RegExp(`(?:,\\s?)?(?:${space}(?:${plus})(?!\\p{L}))?${space}?`, 'uy'),
  }
})

const isWhole = (value: number) => Number.isInteger(value) && value > 0
