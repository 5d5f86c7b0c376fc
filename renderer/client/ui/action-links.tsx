import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import type { Link } from '#site/types.ts'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'
import { SiteLink } from './site-link.tsx'

interface Props extends Omit<ComponentProps<'a'>, 'href' | 'className' | 'children'> {
  readonly link: Link
  /** `accent` is for the one action a visitor should take; a page has few of them. */
  readonly variant: 'accent' | 'outline'
}

/** A link that looks like a button. */
export function ActionLink({ link: { label, to }, variant, ...rest }: Props) {
  return (
    <SiteLink className={`button button-${variant}`} href={to} {...rest}>
      {label}
    </SiteLink>
  )
}

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
