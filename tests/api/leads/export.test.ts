import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCell, toCsv } from '#api/leads/export.ts'
import { submission } from '../store/submission.ts'

const separators = [',', ';', '\t'] as const

/**
 * The cells that a spreadsheet makes of a text: it splits at one separator and at line breaks, outside
 * quotes. Only a quote at the start of a cell begins a quoted part; later ones are text.
 */
function cellsOf(csv: string, separator: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let isStart = true
  let isQuoted = false
  for (let index = 0; index < csv.length; index++) {
    const character = csv.charAt(index)
    if (isQuoted && character === '"' && csv.charAt(index + 1) === '"') {
      cell += '"'
      index += 1
    } else if (isQuoted && character === '"') isQuoted = false
    else if (isQuoted) cell += character
    else if (character === separator || character === '\n' || character === '\r') {
      cells.push(cell)
      cell = ''
      isStart = true
      continue
    } else if (isStart && character === '"') isQuoted = true
    else cell += character
    isStart = false
  }
  return [...cells, cell]
}

const formulasIn = (csv: string) =>
  separators.flatMap((separator) =>
    cellsOf(csv.replace('\uFEFF', ''), separator).filter((cell) =>
      /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\0]/.test(cell),
    ),
  )

const csvOf = (...answers: readonly string[]) =>
  toCsv(
    answers.map((answer) =>
      submission({ fields: [['websiteGoal', answer]], extra: [[answer, answer]] }),
    ),
  )

describe('no cell is a formula with any separator', () => {
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
    'Bread;=1+1',
    'Bread; =1+1',
    'Bread;"=1+1',
    'Bread;""=1+1',
    'Bread;" =1+1',
    'Bread\t=1+1',
    'Bread\n=1+1',
    'Bread\r\n+31 20 000',
    'Bread;;@x',
    'Bread,"";=HYPERLINK("http://x";"y")',
    '";=1',
    ';',
    ';"',
  ])('%j', (text) => {
    expect(formulasIn(csvOf(text, text))).toEqual([])
    expect(formulasIn(`${toCell(text)},${toCell(text)}\r\n${toCell(text)}\r\n`)).toEqual([])
  })

  test('random text', () => {
    const dangerous = fc.constantFrom('"', "'", '=', '+', '-', '@', ',', ';', '\t', '\n', ' ', 'a')
    fc.assert(
      fc.property(fc.array(fc.array(dangerous).map((all) => all.join(''))), (answers) => {
        expect(formulasIn(csvOf(...answers))).toEqual([])
      }),
    )
  })
})

test('ordinary text is exported as it is', () => {
  for (const text of [
    'Bread, baked at night; cakes too',
    'a-b, -5 °C',
    'anna@devries.example',
    '"quoted"',
    "'s-Gravenhage",
  ])
    expect(toCell(text)).toBe(`"${text.replaceAll('"', '""')}"`)
})

const characters = fc.constantFrom('"', "'", '=', ',', ' ', '\n', '\r', '\0', ';', 'é', 'a')

test('every text is one cell and parses back, beside quotes that make it safe', () => {
  fc.assert(
    fc.property(fc.array(characters), (all) => {
      const text = all.join('')
      const cell = toCell(text)
      const inner = cell.slice(1, -1)

      expect(cell.at(0)).toBe('"')
      expect(cell.at(-1)).toBe('"')
      expect(inner.replaceAll('""', '')).not.toContain('"')
      expect(inner.replaceAll('""', '"').replaceAll("'", '')).toBe(text.replaceAll("'", ''))
    }),
  )
})
