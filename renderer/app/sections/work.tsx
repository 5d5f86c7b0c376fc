import type { Screen, WorkSection } from '#site/types.ts'
import type { SectionProps } from '../site/section.tsx'
import { useSite } from '../site/site-state.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Tile } from '../ui/tile.tsx'

/** How many figures stand under the text. */
const shownFigures = 2

export function Work({ section }: SectionProps<'work'>) {
  const { id, heading, text, statistics, link, screens } = section
  const figures = useSite().page.statistics?.[statistics]?.figures.slice(0, shownFigures) ?? []

  return (
    <section id={id} className="work">
      <div className="wrap grid">
        <div className="work-text">
          <h2>{heading}</h2>
          <p>{text}</p>
          <dl>
            {figures.map((figure) => (
              <div key={figure.id}>
                <dt>{figure.value}</dt>
                <dd className="muted">{figure.description}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} />
        </div>
        {/* Pictures made of words: the text beside them says what they show. */}
        <div className="work-screens" aria-hidden="true" tabIndex={-1}>
          {screens.map((screen) => (
            <Phone key={screen.id} screen={screen} of={section} />
          ))}
        </div>
      </div>
    </section>
  )
}

interface PhoneProps {
  readonly screen: Screen
  readonly of: Pick<WorkSection, 'client' | 'mark'>
}

function Phone({ screen: { title, text, note, rows, button }, of: { client, mark } }: PhoneProps) {
  return (
    <div className="phone client">
      <b>
        <Tile name={mark} />
        {client}
      </b>
      {text && <small>{text}</small>}
      <strong>{title}</strong>
      {note && <p>{note}</p>}
      {rows.map((row) => (
        <div key={row.id} className={row.chosen ? 'row on' : 'row'}>
          <Tile name={row.tile} />
          <span>
            {row.title}
            {row.text && <small>{row.text}</small>}
          </span>
          {row.chosen && <Icon name="check" />}
        </div>
      ))}
      {button && <em>{button}</em>}
    </div>
  )
}
