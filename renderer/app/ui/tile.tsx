import type { Tile as TileName, Turn } from '#site/types.ts'
import { useSite } from '../site/site-state.tsx'

interface Props {
  readonly name: TileName
  readonly turn?: Turn | undefined
  readonly className?: string | undefined
}

/** One tile from the sprite. Decorative, so hidden from screen readers. */
export function Tile({ name, turn, className = 'tile' }: Props) {
  const { sprite } = useSite().build
  return (
    <svg className={turn ? `${className} turn-${turn}` : className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
