import { memoize } from '../../memoize.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { isRecord, valueAt } from '../../read/path.ts'
import type { Fact, Facts } from './facts.ts'

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
export function factsOfList(lowest: string, documentAt: DocumentAt): readonly string[] {
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

export const fillDerived = memoize((facts: Facts, derived: string): Facts => {
  const values = new Map<string, Fact>(JSON.parse(derived))
  return new Map(
    [...facts].map(([name, fact]) => {
      const { count: _count, ...rest } = fact
      return [name, { ...rest, ...values.get(name) }]
    }),
  )
})
