import { Tile } from '../ui/tile.tsx'

interface Props {
  readonly tiles: readonly string[]
  /** How many cells the row has, where some are left open. */
  readonly cells?: number
}

/** Tiles side by side, also the same one twice. */
export function TileRow({ tiles, cells = tiles.length }: Props) {
  return (
    <span className="tile-row">
      {Array.from(tiles.entries(), ([place, tile]) => (
        <Tile key={place} name={tile} />
      ))}
      {Array.from({ length: cells - tiles.length }, (_, place) => place).map((place) => (
        <i key={place} />
      ))}
    </span>
  )
}
