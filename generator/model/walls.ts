import { isRecord } from '../read/path.ts'

/** A cell of a wall, as `schema/data/wall.schema.json` describes it. */
export interface Cell {
  readonly tile?: string
  readonly turn?: number
  readonly span?: number
  readonly wide?: true
  readonly hole?: true
}

export interface Wall {
  readonly columns: number
  readonly narrowColumns?: number
  readonly cells: readonly Cell[]
}

interface Narrow {
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

/** Compiles a drawing of `walls.yaml` into cells. */
export function compileWall(drawing: unknown): Wall {
  const { rows, narrow } = readDrawing(drawing)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const kept = narrow.columns ?? columns

  const cells = rows.flatMap((row, y) =>
    row.flatMap((text, x): Cell[] => {
      if (text === '.') return []
      const isWide =
        x >= kept || y >= (narrow.rows ?? rows.length) || narrow.without?.includes(y + 1)
      return [{ ...compileCell(text), ...(isWide && { wide: true as const }) }]
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

function readDrawing(drawing: unknown): { rows: string[][]; narrow: Narrow } {
  if (!isRecord(drawing) || !Array.isArray(drawing['rows'])) return { rows: [], narrow: {} }
  const rows = drawing['rows'].map((row: unknown) => wordsOf(String(row)))
  return { rows, narrow: isRecord(drawing['narrow']) ? drawing['narrow'] : {} }
}
