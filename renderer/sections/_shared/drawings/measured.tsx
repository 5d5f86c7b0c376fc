import type { MeasurementsSection } from '#site/types.ts'

/** A table of what was measured, drawn as rows on a narrow screen. */
export function Measured({ columns, rows }: Pick<MeasurementsSection, 'columns' | 'rows'>) {
  return (
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
        {rows.map(({ id, what, home, highest, how }) => (
          <tr key={id}>
            <th scope="row">{what}</th>
            <td data-column={columns.home}>{home}</td>
            <td {...(highest && { 'data-column': columns.highest })}>{highest}</td>
            <td>{how}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
