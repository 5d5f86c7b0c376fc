import type { Link } from '#site/types.ts'
import { useScrollToHeading } from '../hooks/use-scroll-to-heading.ts'
import { ActionLink } from './action-link.tsx'

/** What to do first, and what else. A link to a section of the page scrolls there. */
export function ActionLinks({ links }: { readonly links: readonly Link[] }) {
  const scrollToHeading = useScrollToHeading()
  return (
    <div className="buttons">
      {Array.from(links.entries(), ([place, link]) => (
        <ActionLink
          key={place}
          link={link}
          variant={place === 0 ? 'accent' : 'outline'}
          {...(link.to.startsWith('#') && { onClick: scrollToHeading })}
        />
      ))}
    </div>
  )
}
