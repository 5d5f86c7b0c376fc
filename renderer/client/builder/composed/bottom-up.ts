import type { Cell } from '#site/types.ts'

/** The cells of a wall in filling order, the lowest row first. */
export function bottomUp(cells: readonly Cell[], columns: number): readonly Cell[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return rows.toReversed().flat()
}
