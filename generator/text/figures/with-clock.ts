import type { Conventions } from '../../languages/language-format.ts'
import type { Amount, Unit } from './unit.ts'

interface Patterns {
  readonly past: RegExp
  readonly before: RegExp
  readonly after: RegExp
}

const patterns = new WeakMap<Conventions, Patterns>()

/** Makes a time of an hour by the words around it: *half negen*, *8 in the evening*, *’s avonds 8 uur*. */
export function withClock(amount: Amount, text: string, conventions: Conventions): Amount {
  if (!isHour(amount)) return amount
  const { past, before, after } = patterns.get(conventions) ?? compile(conventions)
  const start = text.slice(Math.max(0, amount.index - 24), amount.index)

  const shift = conventions.words.past[past.exec(start)?.[1]?.toLowerCase() ?? '']
  after.lastIndex = amount.end
  const told = after.exec(text)
  const half = halfOf(told) ?? halfOf(before.exec(start)) ?? halfWritten(amount.unit)
  if (shift === undefined && half === undefined) return amount

  const isInWords = half !== halfWritten(amount.unit)
  const unit: Unit = { type: 'time', half, isInWords, shift }
  return { ...amount, unit, end: told ? after.lastIndex : amount.end }
}

/** Whether it can be the hour of a time: a number up to 24 that counts nothing else. */
function isHour({ number, scale, unit }: Amount): boolean {
  const isTime = !unit || unit.type === 'time' || (unit.type === 'duration' && unit.isClock)
  return isTime && scale === 1 && /^\d{1,2}(?:[.:][0-5]\d)?$/.test(String(number))
}

const halfOf = (match: RegExpExecArray | null) =>
  match ? (match.groups?.['am'] === undefined ? 'pm' : 'am') : undefined

const halfWritten = (unit: Unit | undefined) => (unit?.type === 'time' ? unit.half : undefined)

function compile(conventions: Conventions): Patterns {
  const { halves, past } = conventions.words
  const half = `(?:(?<am>${halves.am})|${halves.pm})(?!\\p{L})`
  const compiled = {
    past: new RegExp(`(?<!\\p{L})(${Object.keys(past).join('|') || '(?!)'})\\s+$`, 'iu'),
    before: new RegExp(`${half}\\s+$`, 'iu'),
    after: new RegExp(`\\s+${half}`, 'iuy'),
  }
  patterns.set(conventions, compiled)
  return compiled
}
