import { ActionLinks, type SectionProps } from 'diptych/kit'
import { Measured } from '../_shared/drawings/measured.tsx'

export function Measurements({ section }: SectionProps<'measurements'>) {
  const { id, heading, lead, note = '', columns, rows, actions } = section
  const measured = rows.filter(({ home }) => home !== '')

  return (
    <section id={id} className="measurements">
      <div className="wrap">
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{lead}</p>
        {note !== '' && <p className="muted">{note}</p>}
        {measured.length > 0 && <Measured columns={columns} rows={measured} />}
        {actions && <ActionLinks links={actions} />}
      </div>
    </section>
  )
}
