interface PosterCell {
  readonly tile: string
  readonly column: number
  readonly row: number
  /** How many columns and rows it takes. */
  readonly span: 1 | 2
}

/** The first tile that is large has the top left corner, the second one the bottom right. */
const mostLarge = 2

/** Sets tiles in a square. So that few places are left over, the first tile and the last one may be large. */
export function posterCells(tiles: readonly string[]): {
  readonly columns: number
  readonly cells: readonly PosterCell[]
} {
  const columns = Math.ceil(Math.sqrt(tiles.length))
  const spare = columns ** 2 - tiles.length
  // A large tile takes three places more. Two of them need two columns and rows each.
  const large = Math.min(Math.floor(spare / 3), columns < 4 ? 1 : mostLarge)
  const isFirst = (column: number, row: number) => large > 0 && column < 2 && row < 2
  const isLast = (column: number, row: number) =>
    large > 1 && column >= columns - 2 && row >= columns - 2

  const places = Array.from({ length: columns ** 2 }, (_, place) => ({
    column: place % columns,
    row: Math.floor(place / columns),
  }))
  const small = places.filter(({ column, row }) => !isFirst(column, row) && !isLast(column, row))
  const spots = [
    ...(large > 0 ? [{ column: 0, row: 0, span: 2 as const }] : []),
    ...small.map((place) => ({ ...place, span: 1 as const })),
  ].slice(0, tiles.length - (large > 1 ? 1 : 0))
  if (large > 1) spots.push({ column: columns - 2, row: columns - 2, span: 2 })

  return { columns, cells: spots.flatMap((spot, place) => cellAt(tiles[place], spot)) }
}

const cellAt = (tile: string | undefined, spot: Omit<PosterCell, 'tile'>): readonly PosterCell[] =>
  tile === undefined ? [] : [{ ...spot, tile }]
