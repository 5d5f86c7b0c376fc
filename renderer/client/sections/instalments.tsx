import { TileRow } from '../plans/tile-row.tsx'
import type { SectionProps } from '../site/section.tsx'

export function Instalments({ section }: SectionProps<'instalments'>) {
  const { id, heading, parts, note } = section

  return (
    <section id={id} className="instalments">
      <div className="wrap">
        <div className="instalments-text">
          <h2>{heading}</h2>
          {note && <p className="muted">{note}</p>}
        </div>
        <ul>
          {parts.map(({ id, value, text, tiles }) => (
            <li key={id} className={`instalments-${tiles.length}`}>
              <div className="drawing" aria-hidden="true">
                <TileRow tiles={tiles} />
              </div>
              <p>
                <strong className="number">{value}</strong> {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
