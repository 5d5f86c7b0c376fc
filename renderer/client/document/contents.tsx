import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { DocumentSection } from '#site/types.ts'
import { Icon } from '../ui/icon.tsx'

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
    // Under a pointer it stays: the next press would hit another link.
    if (list.current && entry && !list.current.matches(':hover'))
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
      <details className="disclosure">
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

/** Root margin of the area in which text is read: below the header, in the upper half of the window. */
const readingBand = '-88px 0px -55% 0px'

/** The id of the element that is being read; undefined before the visitor scrolls to one. */
function useCurrentPlace(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        setCurrent(list.split(' ').find((id) => inBand.has(id)))
      },
      { rootMargin: readingBand },
    )

    for (const id of list.split(' ')) {
      const place = document.getElementById(id)
      if (place) observer.observe(place)
    }
    return () => observer.disconnect()
  }, [list])

  return current
}
