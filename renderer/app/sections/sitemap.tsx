import type { Chrome, Route } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { SiteLink } from '../ui/site-link.tsx'

export function Sitemap({ section }: SectionProps<'sitemap'>) {
  const { page, chrome } = useSite()
  const { id, heading, lead } = section
  const names = namesIn(chrome)
  const groups = groupsOf(inOrderOf(names, page.routes ?? []), chrome.home)

  return (
    <section id={id} className="sitemap">
      <div className="wrap grid">
        <div className="sitemap-head">
          <h1 tabIndex={-1}>{heading}</h1>
          {lead && <p className="lead muted">{lead}</p>}
        </div>
        <ul>
          {groups.map(({ route, children }) => (
            <li key={route.path}>
              <Entry route={route} name={names.get(route.path)} />
              {children.length > 0 && (
                <ul>
                  {children.map((child) => (
                    <li key={child.path}>
                      <Entry route={child} name={names.get(child.path)} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface EntryProps {
  readonly route: Route
  /** What the menus call the page, if they do. */
  readonly name: string | undefined
}

function Entry({ route: { path, title }, name }: EntryProps) {
  const { brand } = useSite().chrome
  // Titles end with the brand for search engines; in this list it would repeat on every line.
  const ending = ` | ${brand.name}`
  const ownName = title.endsWith(ending) ? title.slice(0, -ending.length) : title

  return (
    <p>
      <SiteLink href={path}>{name ?? ownName}</SiteLink> <span className="muted">{path}</span>
    </p>
  )
}

/** The names that the menus give to pages, by path, in the order of the menus. */
function namesIn({ drawer, plans, footer }: Chrome): ReadonlyMap<string, string> {
  const links = [...drawer, ...footer.columns.flatMap((column) => column.links)]
  const named = links.flatMap(({ to, label }) => (to === undefined ? [] : [[to, label] as const]))
  return new Map([...named, ...plans.map(({ href, name }) => [href, name] as const)])
}

/** Routes in the order of the names. Those without a name come last. */
function inOrderOf(names: ReadonlyMap<string, string>, routes: readonly Route[]) {
  const paths = [...names.keys()]
  const placeOf = ({ path }: Route) => (names.has(path) ? paths.indexOf(path) : paths.length)
  return routes.toSorted((a, b) => placeOf(a) - placeOf(b))
}

interface Group {
  readonly route: Route
  readonly children: readonly Route[]
}

/** The home page, and the other pages, each with the pages below it. */
function groupsOf(routes: readonly Route[], home: string): readonly Group[] {
  const isHome = ({ path }: Route) => path === home
  // Every path starts with that of the home page.
  const isBelow = (route: Route, other: Route) =>
    !isHome(other) && route.path.startsWith(`${other.path}/`)

  return routes
    .toSorted((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .filter((route) => !routes.some((other) => isBelow(route, other)))
    .map((route) => ({ route, children: routes.filter((other) => isBelow(other, route)) }))
}
