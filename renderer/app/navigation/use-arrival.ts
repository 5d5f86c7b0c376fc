import { useEffect, useRef } from 'react'
import { applyHead } from '../head/apply-head.ts'
import type { SiteState } from '../site-state.tsx'

/** How long after a change of page the window goes to the top, in milliseconds. */
const scrollDelay = 50

/**
 * What happens when another page has come: head and language follow, the window goes to the top or
 * to the named place, and the focus to the heading. A visitor who switched the language stays put.
 */
export function useArrival(state: SiteState): void {
  const arrived = useRef(state.page)
  const { page, chrome } = state

  useEffect(() => {
    if (!chrome.restoreScroll) window.history.scrollRestoration = 'manual'
  }, [chrome.restoreScroll])

  useEffect(() => {
    const previous = arrived.current
    arrived.current = page
    if (previous === page) return undefined

    applyHead({ page, chrome })
    if (previous.path === page.path && previous.status === page.status && page.status === 200)
      return undefined
    document.documentElement.dataset['arrived'] = ''

    const hasSwitchedLanguage = previous.language !== page.language
    if (!hasSwitchedLanguage) focusHeading()

    const timer = setTimeout(scrollToPlace, scrollDelay)
    return () => clearTimeout(timer)
  }, [page, chrome])
}

function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

function scrollToPlace() {
  const anchor = decodeURIComponent(window.location.hash.slice(1))
  const target = anchor ? document.getElementById(anchor) : null
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else window.scrollTo({ top: 0, left: 0, behavior: 'instant' })
}
