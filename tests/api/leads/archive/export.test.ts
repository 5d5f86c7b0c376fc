import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCell } from '#api/leads/archive/export.ts'

test.for([
  '=1',
  '+31',
  '-1',
  '@x',
  '\t=1',
  '\r=1',
  '  =1',
  '\u00A0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\0=1',
  '\n=1',
])('%j is not a formula', (text) => {
  expect(toCell(text)).toBe(`"'${text}"`)
})

const characters = fc.constantFrom('"', "'", '=', ',', ' ', '\n', '\r', '\0', 'é', 'a')

test('every text is one cell and parses back unchanged', () => {
  fc.assert(
    fc.property(fc.array(characters), (all) => {
      const text = all.join('')
      const cell = toCell(text)
      const inner = cell.slice(1, -1)

      expect(cell.at(0)).toBe('"')
      expect(cell.at(-1)).toBe('"')
      expect(inner.replaceAll('""', '')).not.toContain('"')
      expect(inner.replaceAll('""', '"').replace(/^'/, '')).toBe(text.replace(/^'/, ''))
    }),
  )
})
