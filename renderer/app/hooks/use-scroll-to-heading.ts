import { type MouseEvent, useEffect, useRef } from 'react'
import { prefersStillness } from './prefers-reduced-motion.ts'

/** How long the page waits before it moves, in milliseconds. */
const delay = 300

/** How much stays free above the place, in pixels. */
const offset = 100

/** For links into the page: scrolls there after a moment, then moves the focus to the heading. */
export function useJump() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (event: MouseEvent<HTMLAnchorElement>) => {
    const target = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)))
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return

    event.preventDefault()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => jumpTo(target), delay)
  }
}

function jumpTo(target: HTMLElement) {
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - offset,
    behavior: prefersStillness() ? 'instant' : 'smooth',
  })

  const heading = target.querySelector<HTMLElement>('h1, h2, h3')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
