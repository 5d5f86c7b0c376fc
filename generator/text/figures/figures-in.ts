import type { Conventions } from '../../languages/language-format.ts'
import type { Facts } from '../../model/facts.ts'
import { remember } from '../../remember.ts'
import type { Figure } from './figure.ts'
import { figureOf } from './figure-of.ts'
import { figuresOfFact } from './figures-of-fact.ts'
import { joinRanges } from './join-ranges.ts'
import { markHighest } from './mark-highest.ts'
import { readSuffix } from './read-suffix.ts'
import { scannerOf } from './scan.ts'
import { understood } from './understood.ts'
import type { Amount } from './unit.ts'
import { readVulgarFraction, vulgarFractions } from './vulgar-fraction.ts'
import { withClock } from './with-clock.ts'

/** How the texts of one language of a site are read. */
export interface Reader {
  readonly conventions: Conventions
  readonly facts: Facts
}

/** A text without these has no figure. */
const promising = new RegExp(String.raw`[\d${vulgarFractions}]|\{\{`)

const none: readonly Figure[] = []
const read = new WeakMap<Reader, (text: string) => readonly Figure[]>()

/** The figures of a text in their order, with the facts that are filled in; read once per text. */
export function figuresIn(text: string, reader: Reader): readonly Figure[] {
  if (!promising.test(text)) return none
  const find = read.get(reader) ?? remember((each) => scan(each, reader))
  read.set(reader, find)
  return find(text)
}

function scan(text: string, reader: Reader): readonly Figure[] {
  const { conventions } = reader
  const figures: Figure[] = []
  const amounts: Amount[] = []
  const scanner = scannerOf(conventions)
  scanner.lastIndex = 0

  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { index, 0: written, groups = {} } = match
    const { currency, number, colon, fact } = groups
    const digits = number ?? colon
    if (digits === undefined) {
      const isFact = fact !== undefined
      figures.push(...(isFact ? filledIn(match, fact, reader) : understood(match, conventions)))
      continue
    }
    const amount = withClock(
      amountOf({ index, written, digits, currency }, text, conventions),
      text,
      conventions,
    )
    const isTime = colon !== undefined && amount.unit?.type !== 'time'
    amounts.push(isTime ? { ...amount, unit: { type: 'time' } } : amount)
    scanner.lastIndex = amount.end
  }

  const scored = markHighest(amounts, text, conventions)
  const joined = joinRanges(scored, text, conventions)
  for (const amount of joined) figures.push(figureOf(amount, text, conventions))
  return figures.toSorted((a, b) => a.index - b.index)
}

function filledIn({ index, 0: written }: RegExpExecArray, fact: string, reader: Reader) {
  const known = reader.facts.get(fact)
  const place = { index, length: written.length, fact }
  const readText = (text: string) => figuresIn(text, reader)
  return known ? figuresOfFact(known, place, reader.conventions, readText) : []
}

interface Found {
  readonly index: number
  readonly written: string
  readonly digits: string
  readonly currency: string | undefined
}

const currencies: Readonly<Record<string, string>> = {
  'k€': 'EUR',
  '€': 'EUR',
  $: 'USD',
  '£': 'GBP',
}

function amountOf(
  { index, written, digits, currency }: Found,
  text: string,
  conventions: Conventions,
): Amount {
  const isPrefixed = currency !== undefined
  const suffix = readSuffix(text, index + written.length, conventions, isPrefixed)
  const value = readVulgarFraction(digits) ?? digits
  if (!isPrefixed) return { index, number: value, isPrefixed, ...suffix }

  // What follows a price is no unit of it: € 69 an hour.
  const isOwn = suffix.unit === undefined || suffix.unit.type === 'money'
  const shorter = isOwn ? suffix.end : index + written.length
  return {
    index,
    number: value,
    isPrefixed,
    scale: currency === 'k€' ? 1e3 : suffix.scale,
    ending: suffix.ending,
    end: suffix.scale === 1 && suffix.ending === '' ? shorter : suffix.end,
    unit: { type: 'money', currency: currencies[currency] ?? currency },
  }
}
