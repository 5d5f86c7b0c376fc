import { ActionLinks, type SectionProps } from 'diptych/kit'

export function Measurements({ section }: SectionProps<'measurements'>) {
  const { id, heading, lead, note = '', columns, rows, actions } = section
  const measured = rows.filter(({ home }) => home !== '')

  return (
    <section id={id} className="measurements">
      <div className="wrap">
        <h1 tabIndex={-1}>{heading}</h1>
        <p className="lead">{lead}</p>
        {note !== '' && <p className="muted">{note}</p>}
        {measured.length > 0 && (
          <table>
            <thead>
              <tr>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.home}</th>
                <th scope="col">{columns.highest}</th>
                <th scope="col">{columns.how}</th>
              </tr>
            </thead>
            <tbody>
              {measured.map(({ id: name, what, home, highest, how }) => (
                <tr key={name}>
                  <th scope="row">{what}</th>
                  <td data-column={columns.home}>{home}</td>
                  <td {...(highest && { 'data-column': columns.highest })}>{highest}</td>
                  <td>{how}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {actions && <ActionLinks links={actions} />}
      </div>
    </section>
  )
}
