import { type MouseEvent, useEffect, useRef } from 'react'
import type { Link } from '#site/types.ts'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'
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

/** Delay before the page scrolls, in milliseconds. */
const delay = 300

/** Space above the target, in pixels. */
const offset = 100

/** Click handler for links within the page: scrolls to the target after a delay and focuses its heading. */
function useScrollToHeading() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return

    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => scrollToTarget(target), delay)
  }
}

function scrollToTarget(target: HTMLElement) {
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - offset,
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  })

  const heading = target.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
