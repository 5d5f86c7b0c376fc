import type { Cell, ToolQuiz } from '#site/types.ts'
import type { Level } from '../result/played-result.ts'

/** The tiles of a result, in filling order: the same share of the wall as the middle of its range is of 100. */
export function wallOf(wall: ToolQuiz['wall'], level: Level | undefined): readonly Cell[] {
  const cells = bottomUp(wall.cells, wall.columns)
  if (!level) return cells
  const { min_score, max_score } = level.result
  const share = (min_score + max_score) / 200
  return cells.slice(0, Math.max(1, Math.round(share * cells.length)))
}

/** The cells of a wall in filling order, the lowest row first. */
export function bottomUp(cells: readonly Cell[], columns: number): readonly Cell[] {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return rows.toReversed().flat()
}
