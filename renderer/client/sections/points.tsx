import { Fragment } from 'react'
import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { RichBlocks, RichText } from '../ui/rich-text.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import { SiteIcon, Tile } from '../ui/tile.tsx'

/** Index of the only row whose tile is animated. */
const sparking = 1

/** Where all points have the same tile, each of four in a row rotates it differently. */
const turns = [undefined, 180, 90, 270] as const

export function Points({ section }: SectionProps<'points'>) {
  const { id, look, heading, text, tile: shared, points, closing, action, panel } = section
  const isQuiet = (index: number) => look === 'cells' || (look === 'rows' && index !== sparking)
  // Rows lay title and text in columns of their own.
  const Words = look === 'rows' || look === 'plain' ? Fragment : 'div'

  return (
    <section id={id} className={`points-${look}`}>
      <div className={panel ? 'wrap grid' : 'wrap'}>
        <div className={panel && 'points-beside'}>
          <h2>{heading}</h2>
          {text && (
            <div className="prose muted">
              <RichBlocks nodes={text} />
            </div>
          )}
          <ul>
            {points.map(({ id, title, text, tile = shared }, index) => (
              <li key={id} className={isQuiet(index) ? 'quiet' : undefined}>
                {tile && look !== 'plain' && (
                  <Tile
                    name={tile}
                    turn={tile === shared ? turns[index % turns.length] : undefined}
                  />
                )}
                {!tile && look === 'checks' && <SiteIcon name="check" />}
                <Words>
                  {title && <h3>{title}</h3>}
                  <p className={title && 'muted'}>
                    <RichText nodes={text} />
                  </p>
                </Words>
              </li>
            ))}
          </ul>
          {closing && (
            <p className="points-closing">
              <strong>{closing.title}</strong>{' '}
              {closing.text && <span className="small muted">{closing.text}</span>}
            </p>
          )}
          {action && <ActionLink link={action} variant="outline" />}
        </div>
        {panel && <SidePanel {...panel} />}
      </div>
    </section>
  )
}
