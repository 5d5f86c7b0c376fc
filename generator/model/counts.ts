import type { Cache } from '../cache.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, valueAt } from '../read/path.ts'
import type { Facts } from './facts.ts'

/** Finds a document by its path without language and extension, such as `quizzes/audit`. */
type DocumentAt = (address: string) => SourceDocument | undefined

/**
 * The number that a count stands for: the length of a list, or a number of a file. undefined if
 * there is neither.
 */
export function countOf(count: string, documentAt: DocumentAt): number | undefined {
  const [address = '', path = ''] = count.split('#')
  const counted = valueAt(documentAt(address)?.data, path)
  if (typeof counted === 'number') return counted
  if (Array.isArray(counted)) return counted.length
  return isRecord(counted) ? Object.keys(counted).length : undefined
}

/** The facts with numbers for counts. The same object as long as no count changes. */
export function withCounts(facts: Facts, documentAt: DocumentAt, cache: Cache): Facts {
  const counts = [...facts].flatMap(([name, { count }]): [string, number][] => {
    const number = count === undefined ? undefined : countOf(count, documentAt)
    return number === undefined ? [] : [[name, number]]
  })
  return cache.get(fillCounts, facts, JSON.stringify(counts))
}

export function fillCounts(facts: Facts, counts: string): Facts {
  const numbers = new Map<string, number>(JSON.parse(counts))
  return new Map(
    [...facts].map(([name, fact]) => {
      const { count: _count, ...rest } = fact
      const number = numbers.get(name)
      return [name, { ...rest, ...(number !== undefined && { number }) }]
    }),
  )
}
