import type { Cell } from '#site/types.ts'
import { WallArt } from '../ui/wall-art.tsx'

/** The largest plan's wall; that of a smaller plan is its corner at the bottom left. */
const rows: readonly (readonly Cell[])[] = [
  [{ tile: 'steps' }, { tile: 'wave' }, { tile: 'half', turn: 180 }],
  [{ tile: 'leaf', turn: 90 }, { tile: 'funnel' }, { tile: 'db' }],
  [{ tile: 'gable-neck' }, { tile: 'corner' }, { tile: 'people' }],
]

interface Props {
  /** How many tiles wide and high the plan is. */
  readonly size: number
}

/** A plan as a wall of its size, in which the smaller plans stand. */
export function PlanWall({ size }: Props) {
  const cells = rows.slice(-size).flatMap((row) => row.slice(0, size))
  return <WallArt wall={{ columns: Math.min(size, rows.length), cells }} />
}
