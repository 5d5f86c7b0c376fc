import { type Finding, missingName } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/suggestion.ts'
import { located } from '../model/text-place.ts'
import { textsOf } from '../model/texts.ts'
import {
  letters,
  readTurned,
  readWord,
  rowsIn,
  tilesOf,
  turnedIn,
  wordsOf,
} from '../model/walls.ts'
import type { SourceDocument } from '../read/documents.ts'
import { formatPath, isRecord, type Path } from '../read/path.ts'
import { indexRule, type Row, siteRule, textRuleOf } from './rule.ts'

const rows = 6
/** The columns that a wall may have. */
const columnsOfCards: readonly (number | undefined)[] = [6, 12]

export const card = indexRule({
  code: 'art/card',
  severity: 'error',
  canBeAcknowledged: false,

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
): Generator<Finding> {
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
  const isEven = grid.every(({ length }) => length === columns)
  if (!columnsOfCards.includes(columns) || grid.length !== rows || !isEven) {
    const data = { wall, rows: grid.length, columns: columns ?? 0 }
    const at = document.place([wall], { part: 'key' })
    yield { messageId: 'size', data, at, path: formatPath([wall], document.data) }
    return
  }

  const place = ({ word, index, row, isTurned }: Cell) => {
    const path = isTurned ? [wall, 'turned', row - 1] : [wall, 'rows', row - 1 - turned.length]
    return {
      ...located(document, path, { within: word, after: index }),
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
}

/** The cells that a large tile covers, as `row column`. */
function coveredBy({ word, row, column, isTurned }: Cell): readonly string[] {
  const span = isTurned ? 0 : (readWord(word)?.span ?? 0)
  return Array.from(
    { length: span ** 2 },
    (_, index) => `${row + Math.floor(index / span)} ${column + (index % span)}`,
  )
}

export const turnedWall = siteRule({
  code: 'art/turned-wall',
  severity: 'error',
  canBeAcknowledged: false,

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
interface TurnedCell {
  readonly word: string
  readonly index: number
  readonly row: number
  readonly column: number
}

function* checkTurned(wall: Drawing): Generator<Finding> {
  const { turned, rows } = wall
  for (const cell of turned.flatMap(wrongCells)) {
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
}

const choices = { discs: letters.disc.join(' '), plain: letters.plain.join(' ') } as const

const wrongCells = (text: string, y: number): readonly TurnedCell[] =>
  Array.from(text.matchAll(/\S+/g), ({ 0: word, index }, x) => ({
    ...{ word, index, row: y + 1, column: x + 1 },
  })).filter(({ word }) => !readTurned(word))

/** The place of a cell, of a row, or of the wall itself. */
function at({ name, document }: Drawing, where?: TurnedCell | Path) {
  if (where === undefined)
    return {
      ...located(document, [name], { part: 'key' }),
    }
  if ('word' in where) {
    const path = [name, 'turned', where.row - 1]
    return {
      ...located(document, path, { within: where.word, after: where.index }),
    }
  }
  return { at: document.place([name, ...where]), path: formatPath([name, ...where], document.data) }
}

const turns = [undefined, 90, 180, 270]

export const unknownTile = textRuleOf(textsOf, {
  code: 'art/unknown-tile',
  severity: 'error',
  canBeAcknowledged: false,
  breaksPage: true,

  create: (site) => {
    const document = site.find('tiles', 'tiles')
    const isUnreadable = document !== undefined && document.data === undefined
    const tiles = tilesOf(site)

    return ({ text, schema }) => {
      if (schema['x-ref'] !== 'tiles' || isUnreadable) return []

      return text.matchAll(/\S+/g).flatMap(({ 0: written, index }) => {
        if (written === '.' || written === 'hole') return []
        const word = readWord(written)
        const isTile = word !== undefined && tiles.includes(word.tile)
        if (isTile && turns.includes(word.turn)) return []

        return [
          {
            ...(isTile
              ? { messageId: 'turn' }
              : {
                  messageId: 'tile',
                  hint: didYouMean(word?.tile ?? written, tiles),
                  ...(word && {
                    missing: tiles.length > 0 ? missingName('tile', word.tile) : 'tile',
                  }),
                }),
            data: { word: written },
            span: { index, length: written.length },
          },
        ]
      })
    }
  },
})
