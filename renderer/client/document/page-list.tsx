import type { Route, RouteList } from '#site/types.ts'
import { MiniWall, SiteIcon, SiteLink, Tile, useSite } from '../kit.ts'

/** The pages of a language, in its own words. */
export function PageList({ list: { language, name, home, groups } }: { readonly list: RouteList }) {
  const { page } = useSite()
  // Its heading names the language.
  const hrefLang = language === page.language ? undefined : language
  return (
    <section lang={language}>
      <h2 className="h3">{name}</h2>
      {groups.map(({ heading, routes }) => (
        <div key={heading ?? ''}>
          {heading !== undefined && <h3>{heading}</h3>}
          <ul className="quiet">
            {familiesOf(routes, home).map(({ route, children }) => (
              <li key={route.path}>
                <Entry route={route} hrefLang={hrefLang} />
                {children.length > 0 && (
                  <ul>
                    {children.map((child) => (
                      <li key={child.path}>
                        <Entry route={child} hrefLang={hrefLang} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

interface EntryProps {
  readonly route: Route
  readonly hrefLang: string | undefined
}

function Entry({ route: { path, name, tile, size }, hrefLang }: EntryProps) {
  return (
    <SiteLink href={path} hrefLang={hrefLang}>
      {size !== undefined && <MiniWall size={size} />}
      {size === undefined && (tile ? <Tile name={tile} /> : <SiteIcon name="page" />)}
      {name}
      <span className="muted" aria-hidden="true">
        {path}
      </span>
    </SiteLink>
  )
}

/** The home page, and the other pages, each with the pages below it. */
function familiesOf(routes: readonly Route[], home: string) {
  // Every path starts with that of the home page.
  const isBelow = (route: Route, other: Route) =>
    other.path !== home && route.path.startsWith(`${other.path}/`)

  return routes
    .filter((route) => !routes.some((other) => isBelow(route, other)))
    .map((route) => ({ route, children: routes.filter((other) => isBelow(other, route)) }))
}
