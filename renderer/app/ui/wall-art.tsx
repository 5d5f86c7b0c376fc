import type { Cell, Wall } from '#site/types.ts'
import { useSite } from '../site/site-state.tsx'

interface Props {
  readonly wall: Wall
  /** Further classes, beside `wall`. */
  readonly className?: string
}

/** A wall of tiles. Decorative, so hidden from screen readers. */
export function WallArt({ wall, className }: Props) {
  const { columns, narrowColumns, cells } = wall
  const classes = [
    'wall',
    `columns-${columns}`,
    narrowColumns && `narrow-${narrowColumns}`,
    className,
  ]

  return (
    <div className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {Array.from(cells.entries(), ([place, cell]) => (
        <WallCell key={place} cell={cell} />
      ))}
    </div>
  )
}

function WallCell({ cell: { tile, turn, span, wide, hole } }: { readonly cell: Cell }) {
  const { sprite } = useSite().build
  const classes = [turn && `turn-${turn}`, span && `span-${span}`, wide && 'wide', hole && 'hole']
    .filter(Boolean)
    .join(' ')
  const className = classes || undefined

  if (tile === undefined) return <span className={className} />
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${sprite}#${tile}`} />
    </svg>
  )
}
