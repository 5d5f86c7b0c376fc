import { type MouseEvent, useEffect, useRef } from 'react'
import type { DocumentSection } from '#site/types.ts'
import { useCurrentPlace } from '../hooks/use-current-place.ts'
import type { SectionProps } from '../site/section.tsx'
import { Icon } from '../ui/icon.tsx'
import { PlaceholderContext, RichBlocks } from '../ui/rich-text.tsx'
import { Tile } from '../ui/tile.tsx'

export function Document({ section }: SectionProps<'document'>) {
  const { id, heading, dates, intro, clauses, placeholders = [] } = section
  const texts = new Map(placeholders.map(({ id, text }) => [id, text]))

  return (
    <section id={id} className="document">
      <div className="wrap grid">
        <h1 tabIndex={-1}>{heading}</h1>
        <Contents section={section} />
        <PlaceholderContext value={texts}>
          <div className="document-text quiet">
            <Dates dates={dates} />
            {intro && (
              <div className="document-intro prose">
                <RichBlocks nodes={intro} />
              </div>
            )}
            {clauses.map(({ id, tile, heading, text }) => (
              <section key={id} id={id}>
                {tile && <Tile name={tile} />}
                <h2>{heading}</h2>
                <div className="prose">
                  <RichBlocks nodes={text} />
                </div>
              </section>
            ))}
          </div>
        </PlaceholderContext>
      </div>
    </section>
  )
}

/**
 * Links to the clauses: beside the text, or folded above it where there is no room beside. The one being read is
 * marked and scrolled into view.
 */
function Contents({ section: { contents, clauses } }: { readonly section: DocumentSection }) {
  const current = useCurrentPlace(clauses.map(({ id }) => id))
  const list = useRef<HTMLElement>(null)

  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (list.current && entry)
      list.current.scrollTop = entry.offsetTop - list.current.clientHeight / 2
  }, [current])

  const entries = (
    <ol>
      {clauses.map(({ id, heading }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'location' : undefined} onClick={fold}>
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )

  return (
    <nav ref={list} aria-label={contents}>
      {entries}
      <details>
        <summary>
          {contents}
          <Icon name="plus" />
          <Icon name="minus" />
        </summary>
        {entries}
      </details>
    </nav>
  )
}

/** Folds the contents around a link, before the browser goes to its clause. */
const fold = ({ currentTarget }: MouseEvent) => {
  currentTarget.closest('details')?.removeAttribute('open')
}

function Dates({ dates }: Pick<DocumentSection, 'dates'>) {
  if (dates.length === 0) return null

  return (
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
  )
}
