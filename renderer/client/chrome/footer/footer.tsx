import { useSyncExternalStore } from 'react'
import { interpolate, useSite, WallArt } from '../../kit.ts'
import { NavigationEntry } from '../navigation-entry.tsx'

export function Footer() {
  const { chrome, build } = useSite()
  const { footer, footerWall, brand, words } = chrome
  const { heading, email, lines, columns, note } = footer
  // The document may be of last year.
  const year = useSyncExternalStore(never, thisYear, () => build.year)
  const [before, after] = interpolate(words.copyright, { brand: brand.name }).split('{year}')

  return (
    <footer className="footer">
      {(heading ?? email ?? lines[0] ?? columns[0]) && (
        <div className="wrap footer-columns">
          <div>
            {heading && <h2>{heading}</h2>}
            {email && (
              <a className="footer-mail" href={`mailto:${email}`}>
                {email}
              </a>
            )}
            <p className="muted">
              {Array.from(lines.entries(), ([place, line]) => (
                <span key={place}>{line}</span>
              ))}
            </p>
          </div>
          {columns.length > 0 && (
            <nav aria-label={words.footerNavigation}>
              {columns.map(({ id, heading, links }) => (
                <div key={id}>
                  <h2>{heading}</h2>
                  <ul>
                    {Array.from(links.entries(), ([place, entry]) => (
                      <li key={place}>
                        <NavigationEntry entry={entry} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
        </div>
      )}
      {footerWall && <WallArt wall={footerWall} className="footer-wall" />}
      <div className="wrap footer-legal cluster small">
        <span>
          {before}
          {after !== undefined && <time>{year}</time>}
          {after}
        </span>
        {note && <span>{note}</span>}
      </div>
    </footer>
  )
}

const never = () => () => undefined
const thisYear = () => new Date().getFullYear()
