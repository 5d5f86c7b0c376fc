import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Cell, Wall } from '#site/types.ts'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'
import { useDrawing, useSite } from '../site/site-state.tsx'

interface Props {
  readonly wall: Wall
  /** Further classes, beside `wall`. */
  readonly className?: string | undefined
}

/** A wall of tiles. Decorative, so hidden from screen readers. Shown another wall, it lays the tiles that differ. */
export function WallArt({ wall, className }: Props) {
  const { columns, narrowColumns, cells } = wall
  const first = useRef(wall)
  const classes = [
    'wall',
    `columns-${columns}`,
    narrowColumns && `narrow-${narrowColumns}`,
    className,
  ]

  return (
    <div className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      {Array.from(cells.entries(), ([place, cell]) => (
        <WallCell
          key={`${place} ${cell.tile} ${cell.turn}`}
          cell={cell}
          order={first.current === wall ? undefined : orderOf(place, wall)}
        />
      ))}
    </div>
  )
}

/** Tiles are laid from the bottom left. */
const orderOf = (place: number, { columns, cells }: Wall) =>
  (Math.ceil(cells.length / columns) - 1 - Math.floor(place / columns)) * columns +
  (place % columns)

interface CellProps {
  readonly cell: Cell
  /** When it is laid; undefined if it is there from the start. */
  readonly order: number | undefined
}

function WallCell({ cell: { tile, turn, span, wide, hole, sign }, order }: CellProps) {
  const drawing = useDrawing(tile)
  const { spark } = useSite().chrome.brand.icons
  const element = useRef<SVGSVGElement>(null)
  useLaying(element, order)
  const classes = [
    turn && `turn-${turn}`,
    span && `span-${span}`,
    wide && 'wide',
    hole && 'hole',
    // The hero lays it after the row that it is in.
    tile !== undefined && tile === spark && 'spark',
  ]
  const className = classes.filter(Boolean).join(' ') || undefined

  if (tile === undefined) return <span className={className} />
  return (
    <svg className={className} ref={element} viewBox={sign && '0 0 96 96'} aria-hidden="true">
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

const set = { duration: 320, easing: 'cubic-bezier(.2, .9, .25, 1)', fill: 'backwards' } as const
const step = 22

/** Lays a tile when it appears, after those before it. Without an order it is there at once. */
function useLaying(tile: RefObject<Element | null>, order: number | undefined): void {
  const [turn] = useState(order)

  useLayoutEffect(() => {
    if (turn === undefined || prefersReducedMotion()) return
    tile.current?.animate(
      [
        { opacity: 0, translate: '0 -10px', scale: 0.94 },
        { opacity: 1, offset: 0.55 },
        { translate: '0 0', scale: 1 },
      ],
      { ...set, delay: turn * step },
    )
  }, [tile, turn])
}
