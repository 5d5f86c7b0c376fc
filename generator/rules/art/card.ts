import type { Finding } from '../../diagnostics/diagnostic.ts'
import { readTurned, readWord, rowsIn, turnedIn } from '../../model/walls.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord } from '../../read/path.ts'
import { defineIndexRule, type Row } from '../rule.ts'

type MessageId = 'size' | 'cell' | 'pale'

const rows = 6
/** The columns that a wall may have, and the parts that a card shows of it. */
const parts = [
  { columns: 6, shown: [{ columns: 6, rows }] },
  {
    columns: 12,
    shown: [
      { columns: 6, rows },
      { columns: 12, rows: 4 },
    ],
  },
] as const
/** Of the cells of a card, this part may be plain and pale. */
const mostPale = 0.3

export const rule = defineIndexRule({
  code: 'art/card',
  severity: 'error',
  summary:
    'The wall of a card has six rows of six or twelve cells, all closed, and little empty ground.',
  why: 'A link is seen small, among others: a wall that is half empty shows no figure there.',
  example: {
    before: 'card-bread: { turned: [i2 i3, i1 i0] }',
    after:
      'card-bread: { turned: [i2 s s s s i3, s s e2 e3 s s, s e2 y y e3 s, s e1 y y e0 s, s s e1 e0 s s, i1 s s s s i0] }',
  },
  canBeAcknowledged: false,

  messages: {
    size: {
      message: 'The wall "{wall}" of a card has {rows} rows of {columns} cells.',
      hint: 'Draw 6 rows of 6 cells, or of 12 if a short title may stand under them.',
    },
    cell: {
      message: 'The cell in row {row}, column {column} of "{wall}" is open, and it is on a card.',
      hint: 'Put a tile there, or a turned one.',
    },
    pale: {
      message:
        'Of the {cells} cells that a card shows of "{wall}", {count} are plain and pale, and {most} may: the last is in row {row}, column {column}.',
      hint: 'Draw something in some of the cells p.',
    },
  },

  rows: ({ documents }) =>
    documents.flatMap(({ file, kind, data }): CardRow[] => {
      const wall = kind === 'page' && isRecord(data) ? data['card'] : undefined
      return typeof wall === 'string' ? [{ file, wall }] : []
    }),

  *check(named, site) {
    const walls = site.find('walls', 'walls')
    if (!walls || !isRecord(walls.data)) return
    for (const name of new Set(named.map(({ wall }) => wall))) {
      const drawing = walls.data[name]
      if (isRecord(drawing)) yield* checkCard(name, drawing, walls)
    }
  },
})

/** A page that names a wall for its card. */
interface CardRow extends Row {
  readonly wall: string
}

/** A cell as it is written, and where. Rows and columns start at 1. */
interface Cell {
  readonly word: string
  readonly index: number
  readonly row: number
  readonly column: number
  readonly isTurned: boolean
}

function* checkCard(
  wall: string,
  drawing: Readonly<Record<string, unknown>>,
  document: SourceDocument,
): Generator<Finding<MessageId>> {
  const turned = turnedIn(drawing)
  const grid = [...turned, ...rowsIn(drawing)].map((text, y) =>
    Array.from(
      text.matchAll(/\S+/g),
      ({ 0: word, index }, x): Cell => ({
        ...{ word, index, row: y + 1, column: x + 1 },
        isTurned: y < turned.length,
      }),
    ),
  )
  const [{ length: columns } = []] = grid
  const fitting = parts.find((part) => part.columns === columns)
  if (!fitting || grid.length !== rows || grid.some(({ length }) => length !== columns)) {
    const data = { wall, rows: grid.length, columns: columns ?? 0 }
    const at = document.place([wall], { part: 'key' })
    yield { messageId: 'size', data, at, path: formatPath([wall], document.data) }
    return
  }

  const place = ({ word, index, row, isTurned }: Cell) => {
    const path = isTurned ? [wall, 'turned', row - 1] : [wall, 'rows', row - 1 - turned.length]
    return {
      at: document.place(path, { within: word, after: index }),
      path: formatPath(path, document.data),
    }
  }
  const cells = grid.flat()
  const covered = new Set(cells.flatMap(coveredBy))
  for (const cell of cells) {
    const { word, row, column, isTurned } = cell
    const isOpen = word === 'hole' || (word === '.' && !covered.has(`${row} ${column}`))
    if (isOpen && !isTurned)
      yield { messageId: 'cell', data: { wall, row, column }, ...place(cell) }
  }

  for (const shown of fitting.shown) {
    const pale = cells.filter(
      ({ word, row, column, isTurned }) =>
        row <= shown.rows && column <= shown.columns && isTurned && isPale(word),
    )
    const count = shown.columns * shown.rows
    const most = Math.round(count * mostPale)
    const last = pale.at(-1)
    if (!last || pale.length <= most) continue
    const { row, column } = last
    const data = { wall, cells: count, count: pale.length, most, row, column }
    yield { messageId: 'pale', data, ...place(last) }
  }
}

/** The cells that a large tile covers, as `row column`. */
function coveredBy({ word, row, column, isTurned }: Cell): readonly string[] {
  const span = isTurned ? 0 : (readWord(word)?.span ?? 0)
  return Array.from(
    { length: span ** 2 },
    (_, index) => `${row + Math.floor(index / span)} ${column + (index % span)}`,
  )
}

function isPale(word: string): boolean {
  const tile = readTurned(word)
  return tile?.ground === 'pale' && tile.disc === undefined
}
