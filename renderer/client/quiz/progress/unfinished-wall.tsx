import type { Cell } from '#site/types.ts'
import { WallArt } from '../../ui/wall-art.tsx'

interface Props {
  /** The tiles in place, in the order of their addition. */
  readonly tiles: readonly Cell[]
  /** Total number of cells. */
  readonly size: number
  readonly columns: number
  /** Columns on a phone, if different. */
  readonly narrowColumns?: number
}

/** A wall that fills from the bottom left. Cells without a tile are empty. */
export function UnfinishedWall({ tiles, size, columns, narrowColumns = columns }: Props) {
  const cells = Array.from({ length: size }, (_, place) => tiles[place] ?? {})
  return <WallArt wall={{ columns, narrowColumns, cells }} className="wall-unfinished" />
}

/** The cells of a wall in filling order, the lowest row first. */
export function bottomUp(cells: readonly Cell[], columns: number): readonly Cell[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return rows.toReversed().flat()
}
