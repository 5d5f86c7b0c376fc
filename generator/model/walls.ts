import { isRecord } from '../read/path.ts'
import { readTurned, type TurnedTile } from './turned-tiles.ts'

/** A cell of a wall, as `schema/data/wall.schema.json` describes it: with a tile, a turned one, or none. */
export interface Cell extends Partial<TurnedTile> {
  readonly tile?: string
  readonly span?: number
  readonly wide?: true
  readonly hole?: true
  /** The number on a house-number tile. */
  readonly sign?: string
}

export interface Wall {
  readonly columns: number
  readonly narrowColumns?: number
  readonly cells: readonly Cell[]
}

interface Narrow {
  readonly from?: number
  readonly columns?: number
  readonly rows?: number
  readonly without?: readonly number[]
}

/**
 * A word of a row: a tile with its turn or size, `hole`, or `.` for a cell that a large tile
 * covers.
 */
const word = /^(?<tile>[a-z][a-z0-9-]*)(?::(?<turn>\d+))?(?:\*(?<span>\d))?$/

export const wordsOf = (row: string) => row.trim().split(/\s+/)

/** Parses a word of a row. undefined if the word is invalid. */
export function readWord(
  text: string,
): { tile: string; turn: number | undefined; span: number | undefined } | undefined {
  const { tile, turn, span } = word.exec(text)?.groups ?? {}
  if (tile === undefined) return undefined
  return {
    tile,
    turn: turn === undefined ? undefined : Number(turn),
    span: span === undefined ? undefined : Number(span),
  }
}

interface CompileOptions {
  /** Fills in the facts of the address. */
  readonly fill?: (text: string) => string
  /** The tile that bears the number of the address. */
  readonly plate?: string | undefined
}

/** Compiles a drawing of `walls.yaml` into cells. */
export function compileWall(
  drawing: unknown,
  { fill = (text) => text, plate }: CompileOptions = {},
): Wall {
  const { turned, rows, narrow, address } = readDrawing(drawing)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const first = (narrow.from ?? 1) - 1
  const kept = narrow.columns ?? columns
  const [sign] = houseNumber.exec(fill(address)) ?? []

  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x): Cell[] => {
      if (text === '.') return []
      const isWide =
        x < first ||
        x >= first + kept ||
        y >= (narrow.rows ?? rows.length) ||
        narrow.without?.includes(y + 1)
      const cell: Cell = y < turned ? (readTurned(text) ?? {}) : compileCell(text)
      return [
        {
          ...cell,
          ...(isWide && { wide: true as const }),
          ...(cell.tile !== undefined && cell.tile === plate && sign !== undefined && { sign }),
        },
      ]
    }),
  )
  return { columns, ...(kept < columns && { narrowColumns: kept }), cells }
}

function compileCell(text: string): Cell {
  if (text === 'hole') return { hole: true }
  const { tile, turn, span } = readWord(text) ?? {}
  return {
    ...(tile !== undefined && { tile }),
    ...(turn !== undefined && { turn }),
    ...(span !== undefined && { span }),
  }
}

/** The first number of an address, with the letter after it. */
const houseNumber = /\d+\p{L}?(?!\p{L})/u

interface Drawing {
  /** How many rows are of turned tiles: the first ones. */
  readonly turned: number
  readonly rows: readonly (readonly string[])[]
  readonly narrow: Narrow
  readonly address: string
}

/** The rows of a drawing, as they are written. */
export const rowsIn = (drawing: unknown): readonly string[] => listIn(drawing, 'rows')

/** The rows of turned tiles of a drawing, as they are written. */
export const turnedIn = (drawing: unknown): readonly string[] => listIn(drawing, 'turned')

const listIn = (drawing: unknown, key: string): readonly string[] =>
  isRecord(drawing) && Array.isArray(drawing[key]) ? drawing[key].map(String) : []

function readDrawing(drawing: unknown): Drawing {
  const { narrow, address } = isRecord(drawing) ? drawing : {}
  const turned = turnedIn(drawing)
  return {
    turned: turned.length,
    rows: [...turned, ...rowsIn(drawing)].map(wordsOf),
    narrow: isRecord(narrow) ? narrow : {},
    address: typeof address === 'string' ? address : '',
  }
}
