import { isRecord } from '../read/path.ts'

/** A cell of a wall, as `schema/data/wall.schema.json` describes it. */
export interface Cell {
  readonly tile?: string
  readonly turn?: number
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
  const { rows, narrow, address } = readDrawing(drawing)
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
      const cell = compileCell(text)
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
  readonly rows: readonly (readonly string[])[]
  readonly narrow: Narrow
  readonly address: string
}

/** The rows of a drawing, as they are written. */
export const rowsIn = (drawing: unknown): readonly string[] =>
  isRecord(drawing) && Array.isArray(drawing['rows']) ? drawing['rows'].map(String) : []

function readDrawing(drawing: unknown): Drawing {
  const { narrow, address } = isRecord(drawing) ? drawing : {}
  return {
    rows: rowsIn(drawing).map(wordsOf),
    narrow: isRecord(narrow) ? narrow : {},
    address: typeof address === 'string' ? address : '',
  }
}
