import type { Tile as TileName, Turn } from '#site/types.ts'
import { useDrawing } from '../site/site-state.tsx'

interface Props {
  readonly name: TileName
  readonly turn?: Turn | undefined
  readonly className?: string | undefined
}

/** One tile from the sprite. Decorative, so hidden from screen readers. */
export function Tile({ name, turn, className = 'tile' }: Props) {
  const drawing = useDrawing(name)
  return (
    <svg className={turn ? `${className} turn-${turn}` : className} aria-hidden="true">
      <use href={drawing} />
    </svg>
  )
}
