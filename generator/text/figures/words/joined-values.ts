import type { LanguageFormat } from '../../../languages/language-format.ts'
import { memoize } from '../../../memoize.ts'
import { readSuffix } from '../amount.ts'
import { currencyOfSign } from '../currencies.ts'
import type { Figure } from '../figure.ts'
import { figureOf } from '../figure-of.ts'
import { durationKey } from '../magnitude.ts'
import { alternatives } from './alternatives.ts'

/**
 * Values that signs may make together: *62 000*, *15/09*, *0.5 by 10 m*, *XIVe siècle*, and the month of *1 to 31 May*.
 * A month by its name alone is one too.
 */
export function joinedValues(text: string, format: LanguageFormat): readonly Figure[] {
  const patterns = compileJoined(format)
  const of = (pattern: RegExp, read: (match: RegExpExecArray) => readonly Figure[]) =>
    Array.from(text.matchAll(pattern), (match) => read(match)).flat()
  return [
    ...of(patterns.grouped, (match) => groupedBySpaces(match, text, format)),
    ...of(patterns.dayOfMonth, dayOfMonth),
    ...of(patterns.sides, (match) => sideOf(match, text, format)),
    ...of(patterns.century, century),
    ...of(patterns.month, (match) => monthOf(match, text, format)),
  ]
}

export const compileJoined = memoize(({ months, words }: LanguageFormat) => {
  const centuries = [...words.units].flatMap(([word, unit]) => (unit === 'century' ? [word] : []))
  const start = String.raw`(?<![\p{L}\d.,/-])`
  return {
    grouped: new RegExp(
      String.raw`(?:(?<sign>€|\$|£)[ \u00A0]?)?${start}\d{1,3}(?: \d{3})+(?![\d.]|,\d)`,
      'gu',
    ),
    dayOfMonth: /(?<![\p{L}\d./-])(\d{1,2})[./-](\d{1,2})\.?(?![\p{L}\d/%-]|[.,]\d)/gu,
    sides: new RegExp(
      String.raw`${start}(\d+(?:[.,]\d+)?)[ \u00A0]?(?:[x×]|${alternatives(words.by)})[ \u00A0]?(?=(\d+(?:[.,]\d+)?))`,
      'gu',
    ),
    century: new RegExp(
      String.raw`(?<![\p{L}\d])([IVX]{1,5}|\d{1,2})(?:\p{L}{1,3}|\.)?[ \u00A0](?:${alternatives(centuries)})(?!\p{L})`,
      'gu',
    ),
    month: new RegExp(
      String.raw`(?:(?<![\d.,])1(?:st|er|e|\.)?[ \u00A0]?(?:[-–]|${alternatives(words.between)})[ \u00A0]?(\d{2})\.?[ \u00A0])?(?<!\p{L})(${alternatives([...months.keys()])})(?!\p{L})\.?`,
      'gu',
    ),
  }
})

const placeOf = ({ index, 0: text }: RegExpExecArray) => ({ text, index, length: text.length })

function groupedBySpaces(
  match: RegExpExecArray,
  text: string,
  format: LanguageFormat,
): readonly Figure[] {
  const { index, 0: written, groups = {} } = match
  const number = Number(written.replaceAll(/\D/g, ''))
  const sign = groups['sign']
  if (sign !== undefined)
    return [
      {
        ...placeOf(match),
        kind: 'money',
        keys: [`money:${currencyOfSign(sign)}:${number}`],
        amount: number,
      },
    ]
  const { unit, scale, end } = readSuffix(text, index + written.length, format, false)
  return [
    figureOf({ index, end, number, scale, unit, isPrefixed: false, ending: '' }, text, format),
  ]
}

/** The day and the month may stand in either order. */
function dayOfMonth(match: RegExpExecArray): readonly Figure[] {
  const [first = 0, second = 0] = match.slice(1).map(Number)
  const keys = [
    [first, second],
    [second, first],
  ].flatMap(([day = 0, month = 0]) =>
    day > 0 && day <= 31 && month > 0 && month <= 12 ? [`date:0-${month}-${day}`] : [],
  )
  return keys.length === 0 ? [] : [{ ...placeOf(match), kind: 'date', keys }]
}

/** The first side has the unit of the second. */
function sideOf(match: RegExpExecArray, text: string, format: LanguageFormat): readonly Figure[] {
  const { index, 0: written } = match
  const [, number = '', other = ''] = match
  const { unit, scale } = readSuffix(text, index + written.length + other.length, format, false)
  if (unit?.type !== 'measure') return []
  const end = index + number.length
  return [
    figureOf({ index, end, number, scale, unit, isPrefixed: false, ending: '' }, text, format),
  ]
}

/** Centuries are counted in Roman numerals in some languages. */
function century(match: RegExpExecArray): readonly Figure[] {
  const number = match[1] ?? ''
  const digits = /\d/.test(number)
    ? [Number(number)]
    : Array.from(number, (letter) => roman[letter] ?? 0)
  const amount = digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  )
  return [{ ...placeOf(match), kind: 'duration', keys: [durationKey(amount, 'century')], amount }]
}

const roman: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }

/** From the first to the last day is the month. */
function monthOf(
  match: RegExpExecArray,
  text: string,
  { months }: LanguageFormat,
): readonly Figure[] {
  const [, last, name = ''] = match
  const month = months.get(name)
  if (month === undefined) return []
  const isWhole = last === undefined || Number(last) === daysIn[month - 1]
  // A day before the name alone makes a date.
  if (!isWhole || (last === undefined && /\d\.?\s$/.test(text.slice(0, match.index)))) return []
  return [{ ...placeOf(match), kind: 'date', keys: [`month:${month}`] }]
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
