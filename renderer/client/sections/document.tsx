import { Contents } from '../document/contents.tsx'
import { PlaceholderContext, RichBox, type SectionProps, Tile } from '../kit.ts'

export function Document({ section }: SectionProps<'document'>) {
  const { id, heading, dates, intro, clauses, placeholders = [] } = section
  const texts = new Map(placeholders.map(({ id, text }) => [id, text]))

  return (
    <section id={id} className="document">
      <div className="wrap grid">
        <h1 tabIndex={-1}>{heading}</h1>
        <Contents {...section} />
        <PlaceholderContext value={texts}>
          <div className="document-text quiet">
            {dates.length > 0 && (
              <table>
                <tbody>
                  {dates.map(({ id, label, value }) => (
                    <tr key={id}>
                      <th scope="row">{label}</th>
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {intro && <RichBox className="document-intro prose" nodes={intro} />}
            {clauses.map(({ id, tile, heading, text }) => (
              <section key={id} id={id}>
                {tile && <Tile name={tile} />}
                <h2 className="h3">{heading}</h2>
                <RichBox className="prose" nodes={text} />
              </section>
            ))}
          </div>
        </PlaceholderContext>
      </div>
    </section>
  )
}
