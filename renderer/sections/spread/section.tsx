import type { SectionProps } from 'diptych/kit'
import { ActionLink, Tile } from 'diptych/kit'

/** How each of four tiles that are the same is turned. */
const turns = [undefined, 180, 90, 270] as const

export function Spread({ section }: SectionProps<'spread'>) {
  const { id, heading, tile, points, action, promise } = section
  const { call } = promise

  return (
    <section id={id} className="spread">
      <div>
        <h2>{heading}</h2>
        <ul>
          {points.map(({ id, title, text }, index) => (
            <li key={id} className="tiled">
              {tile && <Tile name={tile} turn={turns[index % turns.length]} />}
              <div>
                <h3>{title}</h3>
                <p className="small muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <ActionLink link={action} variant="outline" />
      </div>
      <div id={promise.id} className="panel">
        <h2>{promise.heading}</h2>
        <ul>
          {promise.points.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className="spread-call">
          <p>
            <b>{call.title}</b> {call.text}
          </p>
          <ActionLink link={call.action} variant="accent" />
        </div>
      </div>
    </section>
  )
}
