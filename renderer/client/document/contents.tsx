import { type MouseEvent, useEffect, useRef } from 'react'
import type { DocumentSection } from '#site/types.ts'
import { Icon } from '../ui/icon.tsx'
import { useCurrentPlace } from './use-current-place.ts'

/**
 * Links to the clauses: beside the text, or folded above it where there is no room beside. The one being read is
 * marked and scrolled into view.
 */
export function Contents({
  section: { contents, clauses },
}: {
  readonly section: DocumentSection
}) {
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
