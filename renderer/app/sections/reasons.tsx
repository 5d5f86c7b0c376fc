import type { SectionProps } from '../section.tsx'
import { ActionLink } from '../ui/action-link.tsx'
import { Tile } from '../ui/tile.tsx'

export function Reasons({ section }: SectionProps<'reasons'>) {
  const { id, heading, reasons, panel } = section

  return (
    <section id={id} className="reasons">
      <div className="wrap grid">
        <div className="reasons-text">
          <h2>{heading}</h2>
          <ul>
            {reasons.map(({ id, title, text }) => (
              <li key={id}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="reasons-panel panel">
          <Tile name={panel.tile} />
          <h3>{panel.heading}</h3>
          <p className="muted">{panel.text}</p>
          <ActionLink link={panel.action} variant="accent" />
        </div>
      </div>
    </section>
  )
}
