import { SiteLink, Tile, useSite } from '../kit.ts'

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
