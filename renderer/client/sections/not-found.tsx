import type { SectionProps } from '../site/section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tile } from '../ui/tile.tsx'
import { WallArt } from '../ui/wall-art.tsx'

export function NotFound({ section }: SectionProps<'not-found'>) {
  const { id, wall, wallLabel, fallen, heading, text, suggestion, home, back } = section

  return (
    <section id={id} className="not-found">
      <div className="wrap">
        {wall && (
          <div className="not-found-art" role="img" aria-label={wallLabel}>
            <WallArt wall={wall} />
          </div>
        )}
        <div className="not-found-text">
          <h1 tabIndex={-1}>{heading}</h1>
          <p className="lead">{text}</p>
          <p className="muted">{suggestion}</p>
          <div className="buttons">
            <ActionLink link={home} variant="accent" />
            <button
              className="button button-outline"
              type="button"
              onClick={() => window.history.back()}
            >
              <Icon name="back" />
              {back}
            </button>
          </div>
        </div>
      </div>
      {fallen && <Tile name={fallen} className="not-found-fallen" />}
    </section>
  )
}
