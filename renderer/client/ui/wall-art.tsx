import type { Cell, Wall } from '#site/types.ts'
import { useDrawing } from '../site/site-state.tsx'

interface Props {
  readonly wall: Wall
  /** Further classes, beside `wall`. */
  readonly className?: string | undefined
}

/** A wall of tiles. Decorative, so hidden from screen readers. */
export function WallArt({ wall, className }: Props) {
  const { columns, narrowColumns, cells } = wall
  const classes = [
    'wall grout',
    `columns-${columns}`,
    narrowColumns && `narrow-${narrowColumns}`,
    className,
  ]

  return (
    <div className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {Array.from(cells.entries(), ([place, cell]) =>
        cell.ground ? (
          <i key={place} className={classesOf(cell)} />
        ) : (
          <WallCell key={`${place} ${cell.tile} ${cell.turn}`} cell={cell} />
        ),
      )}
    </div>
  )
}

/** A turned tile: a square with a quarter disc. */
const classesOf = ({ ground, disc, turn }: Cell) =>
  `ground-${ground}${disc ? ` disc-${disc}` : ''}${turn ? ` turn-${turn}` : ''}`

function WallCell({ cell }: { readonly cell: Cell }) {
  const { tile, turn, span, wide, hole, sign } = cell
  const drawing = useDrawing(tile)
  const classes = [turn && `turn-${turn}`, span && `span-${span}`, wide && 'wide', hole && 'hole']
  const className = classes.filter(Boolean).join(' ') || undefined

  if (tile === undefined) return <span className={className} />
  return (
    <svg className={className} viewBox={sign && '0 0 96 96'} aria-hidden="true">
      <use href={drawing} />
      {sign && <Sign text={sign} />}
    </svg>
  )
}

/** The number on a house-number tile: the longer it is, the smaller. */
function Sign({ text }: { readonly text: string }) {
  return (
    <text
      x="48"
      y={text.length > 2 ? 62 : 71}
      textAnchor="middle"
      fontFamily="var(--display)"
      fontWeight="700"
      fontSize={text.length > 2 ? 40 : 66}
      fill="var(--t-g)"
    >
      {text}
    </text>
  )
}
