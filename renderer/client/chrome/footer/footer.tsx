import { interpolate } from '../../site/interpolate.ts'
import { useSite } from '../../site/site-state.tsx'
import { WallArt } from '../../ui/wall-art.tsx'
import { NavigationEntry } from '../navigation-entry.tsx'

export function Footer() {
  const { chrome, build } = useSite()
  const { footer, footerWall, brand, words } = chrome
  const [before, after] = interpolate(words.copyright, { brand: brand.name }).split('{year}')

  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div>
          {footer.heading && <h2>{footer.heading}</h2>}
          <a className="footer-mail" href={`mailto:${footer.email}`}>
            {footer.email}
          </a>
          <p className="muted">
            {Array.from(footer.lines.entries(), ([place, line]) => (
              <span key={place}>{line}</span>
            ))}
          </p>
        </div>
        {footer.columns.length > 0 && (
          <nav aria-label={words.footerNavigation}>
            {footer.columns.map(({ id, heading, links }) => (
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
      {footerWall && <WallArt wall={footerWall} className="footer-wall" />}
      <div className="wrap footer-legal small">
        <span>
          {before}
          {after !== undefined && <time>{build.year}</time>}
          {after}
        </span>
        {footer.note && <span>{footer.note}</span>}
      </div>
    </footer>
  )
}
