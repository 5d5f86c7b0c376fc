interface Props {
  /** Width and height of the plan in tiles, up to three. */
  readonly size: number
}

const side = 3
const cells = Array.from({ length: side * side }, (_, index) => ({
  row: Math.floor(index / side),
  column: index % side,
}))

/** A plan's size as a small wall of three by three, filled from the bottom left. */
export function MiniWall({ size }: Props) {
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
