import type { Cell } from '#site/types.ts'
import { WallArt } from '../ui/wall-art.tsx'

interface Props {
  /** The tiles that are set, in the order in which they were. */
  readonly tiles: readonly Cell[]
  /** How many there will be. */
  readonly size: number
  readonly columns: number
  /** Columns on a phone, where they are not the same. */
  readonly narrowColumns?: number
}

/** A wall that fills from the bottom left; cells without a tile show the bed. */
export function UnfinishedWall({ tiles, size, columns, narrowColumns = columns }: Props) {
  const cells = Array.from({ length: size }, (_, place) => tiles[place] ?? {})
  return <WallArt wall={{ columns, narrowColumns, cells }} className="wall-unfinished" />
}
