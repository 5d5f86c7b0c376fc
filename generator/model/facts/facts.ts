import type { Period } from '#site/types.ts'
import { memoize } from '../../memoize.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord, valueAt } from '../../read/path.ts'

/** One fact of `facts.yaml`. Exactly one of the values is set. */
export interface Fact {
  readonly money?: number
  readonly percent?: number
  readonly number?: number
  /** What is counted, such as `quizzes/audit#questions`. Facts of a site have the number instead. */
  readonly count?: string
  /** The prices of which this is the lowest: `catalog#plans.price`. Facts of a site have it too. */
  readonly lowest?: string
  readonly range?: readonly [number, number]
  readonly moneyRange?: readonly [number, number]
  /** An ISO date: `2025-06-01`. */
  readonly date?: string
  readonly text?: string
  readonly unit?: string
}

export type Facts = ReadonlyMap<string, Fact>

/** A duration in minutes; 0 if the fact is no number. */
export const minutesOf = ({ number = 0, unit }: Fact = {}): number =>
  unit === 'hour' ? number * 60 : number

const token = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The facts of `facts.yaml` by their dotted names, such as `price.core`. */
export const readFacts = (data: unknown): Facts => (isRecord(data) ? collectFacts(data) : new Map())

const collectFacts = memoize((data: Readonly<Record<string, unknown>>): Facts => {
  const facts = new Map<string, Fact>()
  for (const [group, members] of Object.entries(data)) {
    if (!isRecord(members)) continue
    for (const [name, fact] of Object.entries(members)) {
      if (isRecord(fact)) facts.set(`${group}.${name}`, readFact(fact))
    }
  }
  return facts
})

/** Reads the valid values of a fact. The schema reports the others. */
function readFact(fact: Readonly<Record<string, unknown>>): Fact {
  const { money, percent, share, number, count, lowest, range, moneyRange, date, text, unit } = fact
  return {
    ...(isNumber(money) && { money }),
    ...(isNumber(percent) && { percent }),
    ...(isNumber(share) && { percent: share }),
    ...(isNumber(number) && { number }),
    ...(typeof count === 'string' && { count }),
    ...(typeof lowest === 'string' && { lowest }),
    ...(isRange(range) && { range }),
    ...(isRange(moneyRange) && { moneyRange }),
    ...(isDate(date) && { date }),
    ...(typeof text === 'string' && { text }),
    ...(typeof unit === 'string' && isUnit(unit) && { unit }),
  }
}

/** The units that `Intl.NumberFormat` supports. */
const units: ReadonlySet<string> = new Set(Intl.supportedValuesOf('unit'))

const isUnit = (unit: string) => units.has(unit)

const isNumber = (value: unknown): value is number => Number.isFinite(value)

const isRange = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)

/** Whether a text is a day of the calendar: 2025-02-30 is none. */
export const isDate = (value: unknown): value is string => {
  const day = typeof value === 'string' ? new Date(`${value}T00:00:00Z`) : undefined
  return (
    day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${value}T`)
  )
}

/** A fact that a text fills in. */
export interface FilledFact {
  readonly name: string
  /** How it is written besides as usual: `words` in `{{plans.count|words}}`. Empty otherwise. */
  readonly form: string
}

/** Splits what stands between the braces of a token. */
export function readToken(inside: string): FilledFact {
  const [name = '', ...form] = inside.split('|')
  return { name: name.trim(), form: form.join('|').trim() }
}

/** The facts in a text, with their tokens as written. */
export function factsIn(
  text: string,
): readonly (FilledFact & { readonly token: string; readonly index: number })[] {
  return [...text.matchAll(token)].map(({ 0: written, 1: inside = '', index }) => ({
    ...readToken(inside),
    token: written,
    index,
  }))
}

/** Replaces each `{{name}}` and `{{name|form}}` by its value. */
export function fillIn(text: string, print: (name: string, form: string) => string): string {
  return text.replaceAll(token, (_, inside: string) => {
    const { name, form } = readToken(inside)
    return print(name, form)
  })
}

/** The facts of the group `retention` that the server deletes by. */
export const retained = ['requests', 'spam', 'unsent'] as const

const periodUnits = ['day', 'week', 'month', 'year'] as const satisfies readonly Period['unit'][]

/** A fact as a period of whole days. undefined if it is none. */
export function periodOf({ number, unit: name }: Fact = {}): Period | undefined {
  const unit = periodUnits.find((each) => each === name)
  return number !== undefined && unit !== undefined ? { number, unit } : undefined
}

/** Finds a document by its path without language and extension, such as `quizzes/audit`. */
type DocumentAt = (address: string) => SourceDocument | undefined

/**
 * The number that a count stands for: the length of a list, or a number of a file. undefined if
 * there is neither.
 */
export function countOf(count: string, documentAt: DocumentAt): number | undefined {
  const counted = valueNamed(count, documentAt)
  if (typeof counted === 'number') return counted
  if (Array.isArray(counted)) return counted.length
  return isRecord(counted) ? Object.keys(counted).length : undefined
}

/** The names of the facts of a list: those that the key of `catalog#plans.price` names in each item. */
function factsOfList(lowest: string, documentAt: DocumentAt): readonly string[] {
  const [, list = '', key = ''] = /^(.*)\.([^.]+)$/.exec(lowest) ?? []
  const items = valueNamed(list, documentAt)
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item[key] === 'string' ? [item[key]] : [],
  )
}

/** The lowest of the amounts that a list names. undefined if it names none. */
export function lowestOf(lowest: string, facts: Facts, documentAt: DocumentAt): Fact | undefined {
  const amounts = factsOfList(lowest, documentAt).flatMap((name) => {
    const { money } = facts.get(name) ?? {}
    return money === undefined ? [] : [money]
  })
  return amounts.length > 0 ? { money: Math.min(...amounts) } : undefined
}

const valueNamed = (address: string, documentAt: DocumentAt): unknown => {
  const [file = '', path = ''] = address.split('#')
  return valueAt(documentAt(file)?.data, path)
}

/** The facts with values for those that follow from other content. The same object as long as none changes. */
export function withDerived(facts: Facts, documentAt: DocumentAt): Facts {
  const derived = [...facts].flatMap(([name, { count, lowest }]): [string, Fact][] => {
    const number = count === undefined ? undefined : countOf(count, documentAt)
    const least = lowest === undefined ? undefined : lowestOf(lowest, facts, documentAt)
    return number === undefined && !least
      ? []
      : [[name, { ...(number !== undefined && { number }), ...least }]]
  })
  return fillDerived(facts, JSON.stringify(derived))
}

const fillDerived = memoize((facts: Facts, derived: string): Facts => {
  const values = new Map<string, Fact>(JSON.parse(derived))
  return new Map(
    [...facts].map(([name, fact]) => {
      const { count: _count, ...rest } = fact
      return [name, { ...rest, ...values.get(name) }]
    }),
  )
})
