import { ActionLinks, type SectionProps } from 'diptych/kit'
import type { MeasurementsSection } from '#site/types.ts'
import { Measured } from '../_shared/drawings/measured.tsx'

export function Measurements({ section }: SectionProps<'measurements'>) {
  const { id, heading, lead, note = '', columns, rows, bar, actions } = section
  const measured = rows.filter(({ home }) => home !== '')

  return (
    <section id={id} className="measurements">
      <div className="wrap">
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{lead}</p>
        {note !== '' && <p className="muted">{note}</p>}
        {measured.length > 0 && <Measured columns={columns} rows={measured} />}
        {bar && <WeightBar bar={bar} />}
        {actions && <ActionLinks links={actions} />}
      </div>
    </section>
  )
}

/** Two parts of a whole, side by side. Nothing as long as they are not measured. */
function WeightBar({ bar: { share, text } }: Required<Pick<MeasurementsSection, 'bar'>>) {
  const first = Number.parseFloat(share)
  if (Number.isNaN(first)) return null

  return (
    <figure>
      <svg aria-hidden="true">
        <rect width={`${first}%`} height="48" />
        <rect x={`${first + 0.5}%`} width={`${100 - first}%`} height="48" />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}
