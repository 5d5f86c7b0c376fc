import { useSite } from '../site/site-state.tsx'
import { SiteLink } from '../ui/site-link.tsx'
import { Tile } from '../ui/tile.tsx'

/** The brand, as a link to the home page. */
export function Logo() {
  const { brand, home } = useSite().chrome
  return (
    <SiteLink className="logo" href={home}>
      {brand.tile && <Tile name={brand.tile} />}
      {brand.name}
    </SiteLink>
  )
}
