import { useEffect, useRef } from 'react'
import type { SiteState } from '../site/site-state.tsx'
import { applyHead } from './apply-head.ts'
import { type Place, scrollToPlace, topOf } from './place.ts'

/** Delay between a page change and scrolling, in milliseconds. */
const scrollDelay = 50

/**
 * Runs after another page has rendered: updates head and language, scrolls to the top or to the
 * anchor, and focuses the heading. A switch of the language keeps the focus, and the section in view.
 */
export function usePageChange(state: SiteState, place: Place | undefined): void {
  const rendered = useRef(state.page)
  const { page, chrome, build } = state

  useEffect(() => {
    if (!chrome.restoreScroll) window.history.scrollRestoration = 'manual'
  }, [chrome.restoreScroll])

  useEffect(() => {
    const previous = rendered.current
    rendered.current = page
    if (previous === page) return undefined

    applyHead({ page, chrome, build })
    if (previous.path === page.path && previous.status === page.status && page.status === 200)
      return undefined
    document.documentElement.dataset['arrived'] = ''

    if (place && scrollToPlace(place)) return undefined
    if (previous.language === page.language) focusHeading()

    const timer = setTimeout(scrollToAnchor, scrollDelay)
    return () => clearTimeout(timer)
  }, [page, chrome, build, place])
}

function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

function scrollToAnchor() {
  const target = document.getElementById(anchorIn(window.location.hash))
  const margin = target && Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart)
  const top = target ? topOf(target) - (margin ?? 0) : 0
  window.scrollTo({ top, left: 0, behavior: 'instant' })
}

/** The id in a hash. An invalid percent-encoding is returned as it is. */
function anchorIn(hash: string): string {
  const text = hash.slice(1)
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
