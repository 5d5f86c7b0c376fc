const side = 3
const cells = Array.from({ length: side * side }, (_, index) => ({
  row: Math.floor(index / side),
  column: index % side,
}))

/** The width and height of a plan in tiles, up to three, as a small wall that is filled from the bottom left. */
export function MiniWall({ size }: { readonly size: number }) {
  return (
    <span className="mini-wall" aria-hidden="true">
      {cells.map(({ row, column }) => (
        <i
          key={`${row}-${column}`}
          className={row >= side - size && column < size ? 'on' : undefined}
        />
      ))}
    </span>
  )
}
