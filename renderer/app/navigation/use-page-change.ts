import { useEffect, useRef } from 'react'
import type { SiteState } from '../site/site-state.tsx'
import { applyHead } from './apply-head.ts'

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
  const target = document.getElementById(anchorIn(window.location.hash))
  window.scrollTo({ top: target ? topOf(target) : 0, left: 0, behavior: 'instant' })
}

/** The id that an address names; one that is not well written is taken as it stands. */
function anchorIn(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Where the window has to go to show an element: its place in the layout, not where it is on its way to. */
function topOf(element: HTMLElement): number {
  let top = -Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart)
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop
  }
  return top
}
