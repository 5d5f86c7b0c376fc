import type { CSSProperties } from 'react'
import type { Cell, Wall } from '#site/types.ts'
import { useSite } from '../site-state.tsx'

interface Props {
  readonly wall: Wall
  /** Further classes, beside `wall`. */
  readonly className?: string
}

/** Custom properties are not among the properties React's types know. */
type WallStyle = CSSProperties & { readonly '--columns': number; readonly '--narrow'?: number }

/** A wall of tiles; decoration, so hidden from screen readers. */
export function WallArt({ wall, className }: Props) {
  const { columns, narrowColumns, cells } = wall
  const style: WallStyle = {
    '--columns': columns,
    ...(narrowColumns !== undefined && { '--narrow': narrowColumns }),
  }

  return (
    <div className={className ? `wall ${className}` : 'wall'} style={style} aria-hidden="true">
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
