import type { Facts } from '../facts.ts'
import type { Conventions } from '../languages/conventions.ts'
import type { Figure } from './figure.ts'
import { figureOf } from './figure-of.ts'
import { figuresOfFact } from './figures-of-fact.ts'
import { joinRanges } from './join-ranges.ts'
import { readDigits, readNamed } from './read-date.ts'
import { readSuffix } from './read-suffix.ts'
import { scannerOf } from './scan.ts'
import type { Amount } from './unit.ts'

/** How the texts of one language of a site are read. */
export interface Reader {
  readonly conventions: Conventions
  readonly facts: Facts
}

/** A text without these has no figure. */
const promising = /\d|\{\{/

const none: readonly Figure[] = []
const read = new WeakMap<Reader, Map<string, readonly Figure[]>>()

/** The figures of a text in their order, with the facts that are filled in; read once per text. */
export function figuresIn(text: string, reader: Reader): readonly Figure[] {
  if (!promising.test(text)) return none
  const texts = read.get(reader) ?? new Map<string, readonly Figure[]>()
  read.set(reader, texts)
  const figures = texts.get(text) ?? scan(text, reader)
  texts.set(text, figures)
  return figures
}

function scan(text: string, reader: Reader): readonly Figure[] {
  const { conventions } = reader
  const figures: Figure[] = []
  const amounts: Amount[] = []
  const scanner = scannerOf(conventions)
  scanner.lastIndex = 0

  for (let match = scanner.exec(text); match; match = scanner.exec(text)) {
    const { index, 0: written, groups = {} } = match
    const { currency, number, colon } = groups
    const digits = number ?? colon
    if (digits === undefined) {
      figures.push(...understood(match, reader))
      continue
    }
    const amount = amountOf({ index, written, digits, currency }, text, conventions)
    const isTime = colon !== undefined && amount.unit?.type !== 'time'
    amounts.push(isTime ? { ...amount, unit: { type: 'time' } } : amount)
    scanner.lastIndex = amount.end
  }

  const joined = joinRanges(amounts, text, conventions)
  for (const amount of joined) figures.push(figureOf(amount, text, conventions))
  return figures.toSorted((a, b) => a.index - b.index)
}

/** What is a figure by itself: a filled-in fact, a date, a name. */
function understood(
  { index, 0: written, groups = {} }: RegExpExecArray,
  reader: Reader,
): readonly Figure[] {
  const { fact, skip, idiom, iso, digits, dayFirst, monthFirst, monthYear, release } = groups
  const place = { text: written, index, length: written.length }

  if (fact !== undefined) {
    const known = reader.facts.get(fact)
    const at = { index, length: written.length, fact }
    return known
      ? figuresOfFact(known, at, reader.conventions, (text) => figuresIn(text, reader))
      : []
  }
  if (skip !== undefined) return []
  if (idiom !== undefined) return [{ ...place, kind: 'idiom', keys: [`idiom:${written}`] }]
  if (iso ?? digits) return [{ ...place, ...readDigits(written, reader.conventions) }]
  if (dayFirst ?? monthFirst ?? monthYear)
    return [{ ...place, ...readNamed(written, reader.conventions) }]
  if (release !== undefined)
    return [
      {
        ...place,
        kind: 'version',
        keys: [`number:${Number(written.slice(1))}`, `version:${written}`],
      },
    ]
  return [{ ...place, kind: 'name', keys: [`name:${written.toLowerCase()}`] }]
}

interface Found {
  readonly index: number
  readonly written: string
  readonly digits: string
  readonly currency: string | undefined
}

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }

function amountOf(
  { index, written, digits, currency }: Found,
  text: string,
  conventions: Conventions,
): Amount {
  const isPrefixed = currency !== undefined
  const suffix = readSuffix(text, index + written.length, conventions, isPrefixed)
  if (!isPrefixed) return { index, number: digits, isPrefixed, ...suffix }

  // What follows a price is no unit of it: € 69 an hour.
  const isOwn = suffix.unit === undefined || suffix.unit.type === 'money'
  const shorter = isOwn ? suffix.end : index + written.length
  return {
    index,
    number: digits,
    isPrefixed,
    scale: suffix.scale,
    ending: suffix.ending,
    end: suffix.scale === 1 && suffix.ending === '' ? shorter : suffix.end,
    unit: { type: 'money', currency: currencies[currency] ?? currency },
  }
}
