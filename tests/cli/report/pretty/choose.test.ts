import { expect, test } from 'vitest'
import { chooseFitting } from '#cli/report/pretty/choose.ts'
import { finding } from '../finding.ts'

const cause = (id: string, severity: 'error' | 'warning', lines: number) => ({
  diagnostic: finding({ id, severity }),
  others: [],
  text: 'line\n'.repeat(lines),
})
const causes = [cause('a', 'warning', 3), cause('b', 'error', 4), cause('c', 'warning', 2)]

test.for([
  { lines: 100, shown: ['a', 'b', 'c'] },
  { lines: 9, shown: ['a', 'b', 'c'] },
  { lines: 8, shown: ['a', 'b'] },
  { lines: 4, shown: ['b'] },
  { lines: 1, shown: ['b'] },
  { lines: Number.POSITIVE_INFINITY, shown: ['a', 'b', 'c'] },
])('in $lines lines $shown are shown', ({ lines, shown }) => {
  const fitting = chooseFitting(causes, lines)
  const ids = (some: typeof fitting.shown) => some.map(({ diagnostic }) => diagnostic.id)
  expect(ids(fitting.shown)).toEqual(shown)
  expect(ids(fitting.hidden)).toEqual(['a', 'b', 'c'].filter((id) => !shown.includes(id)))
})

test('nothing found is nothing shown', () => {
  expect(chooseFitting([], 10)).toEqual({ shown: [], hidden: [] })
})
