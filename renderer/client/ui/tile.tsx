import type { SiteIcons, Turn } from '#site/types.ts'
import { useDrawing, useSite } from '../site/site-state.tsx'

interface Props {
  readonly name: string
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

/** The tile or icon that the site has for something that no section names one for. */
export function SiteIcon({ name, className }: Partial<Props> & { readonly name: keyof SiteIcons }) {
  const tile = useSite().chrome.brand.icons[name]
  return tile && <Tile name={tile} className={className} />
}
