import type { Finding } from '../../diagnostics/diagnostic.ts'
import {
  letters,
  readTurned,
  rowsIn,
  type TurnedTile,
  turnedIn,
  wordsOf,
} from '../../model/walls.ts'
import type { SourceDocument } from '../../read/documents.ts'
import { formatPath, isRecord, type Path } from '../../read/path.ts'
import { defineSiteRule } from '../rule.ts'

type MessageId = 'empty' | 'cell' | 'row' | 'accent' | 'pale'

/** What a figure may have little of: in which part of its cells. */
const limits = [
  {
    messageId: 'accent',
    part: 1 / 6,
    has: ({ ground, disc }: TurnedTile) => ground === 'accent' || disc === 'accent',
  },
  {
    messageId: 'pale',
    part: 0.3,
    has: ({ ground, disc }: TurnedTile) => ground === 'pale' && disc === undefined,
  },
] as const

export const rule = defineSiteRule({
  code: 'art/turned-wall',
  severity: 'error',
  summary:
    'A turned wall has rows of one length, cells that exist, little accent and little empty ground.',
  why: 'A cell that is none leaves a gap. A wall full of accent has no accent, and an empty one no figure.',
  example: {
    before: 'sun: { turned: [i2 i3, i1 j0] }',
    after: 'sun: { turned: [i2 i3, i1 i0] }',
  },
  canBeAcknowledged: false,

  messages: {
    empty: {
      message: 'The wall "{wall}" has no rows.',
      hint: 'Draw it under rows: with tiles, or under turned: with turned ones.',
    },
    cell: {
      message: 'There is no turned tile "{word}", in row {row}, column {column}.',
      hint: 'Write one of {discs} and a corner from 0 to 3, as in i2; or one of {plain} alone.',
    },
    row: {
      message: 'Row {row} has {count} cells, and the first row has {first}.',
      hint: 'Give every row of the wall as many cells.',
    },
    accent: {
      message:
        'Of the {cells} cells of "{wall}", {count} have the accent, and {most} may: the last is in row {row}, column {column}.',
      hint: 'Give some of them another glaze than y, a or o.',
    },
    pale: {
      message:
        'Of the {cells} cells of "{wall}", {count} are plain and pale, and {most} may: the last is in row {row}, column {column}.',
      hint: 'Draw something in some of the cells p.',
    },
  },

  *check(site) {
    const walls = site.find('walls', 'walls')
    if (!walls || !isRecord(walls.data)) return
    for (const [name, drawing] of Object.entries(walls.data)) {
      if (!isRecord(drawing)) continue
      const wall = { name, turned: turnedIn(drawing), rows: rowsIn(drawing), document: walls }
      if (wall.turned.length > 0) yield* checkTurned(wall)
      else if (wall.rows.length === 0)
        yield { messageId: 'empty', data: { wall: name }, ...at(wall) }
    }
  },
})

interface Drawing {
  readonly name: string
  readonly turned: readonly string[]
  /** The rows below them. */
  readonly rows: readonly string[]
  readonly document: SourceDocument
}

/** A cell as it is written, and where. Rows and columns start at 1. */
interface Cell {
  readonly word: string
  readonly index: number
  readonly row: number
  readonly column: number
  readonly tile: TurnedTile | undefined
}

function* checkTurned(wall: Drawing): Generator<Finding<MessageId>> {
  const { turned, rows } = wall
  const cells = turned.flatMap(cellsOf)
  const wrong = cells.filter(({ tile }) => tile === undefined)
  for (const cell of wrong) {
    const { word, row, column } = cell
    yield { messageId: 'cell', data: { word, row, column, ...choices }, ...at(wall, cell) }
  }

  const lengths = [...turned, ...rows].map((row) => wordsOf(row).length)
  const [first = 0] = lengths
  for (const [index, count] of lengths.entries()) {
    if (count === first) continue
    const path =
      index < turned.length ? ['turned', index] : (['rows', index - turned.length] as const)
    yield { messageId: 'row', data: { row: index + 1, count, first }, ...at(wall, path) }
  }

  if (wrong.length > 0) return
  for (const { messageId, part, has } of limits) {
    const found = cells.filter(({ tile }) => tile && has(tile))
    const most = Math.floor(cells.length * part)
    const last = found.at(-1)
    if (!last || found.length <= most) continue
    const { row, column } = last
    const count = { wall: wall.name, cells: cells.length, count: found.length, most }
    yield { messageId, data: { ...count, row, column }, ...at(wall, last) }
  }
}

const choices = { discs: letters.disc.join(' '), plain: letters.plain.join(' ') } as const

const cellsOf = (text: string, y: number): readonly Cell[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }, x) => ({
    ...{ word, index, row: y + 1, column: x + 1 },
    tile: readTurned(word),
  }))

/** The place of a cell, of a row, or of the wall itself. */
function at({ name, document }: Drawing, where?: Cell | Path) {
  if (where === undefined)
    return {
      at: document.place([name], { part: 'key' }),
      path: formatPath([name], document.data),
    }
  if ('word' in where) {
    const path = [name, 'turned', where.row - 1]
    return {
      at: document.place(path, { within: where.word, after: where.index }),
      path: formatPath(path, document.data),
    }
  }
  return { at: document.place([name, ...where]), path: formatPath([name, ...where], document.data) }
}
