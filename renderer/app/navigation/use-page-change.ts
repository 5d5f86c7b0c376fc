import { useEffect, useRef } from 'react'
import type { SiteState } from '../site/site-state.tsx'
import { applyHead } from './apply-head.ts'

/** Delay between a page change and scrolling, in milliseconds. */
const scrollDelay = 50

/**
 * Runs after another page has rendered: updates head and language, scrolls to the top or to the
 * anchor, and focuses the heading. A language switch keeps the focus.
 */
export function usePageChange(state: SiteState): void {
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

    const hasSwitchedLanguage = previous.language !== page.language
    if (!hasSwitchedLanguage) focusHeading()

    const timer = setTimeout(scrollToAnchor, scrollDelay)
    return () => clearTimeout(timer)
  }, [page, chrome, build])
}

function focusHeading() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}

function scrollToAnchor() {
  const target = document.getElementById(anchorIn(window.location.hash))
  window.scrollTo({ top: target ? topOf(target) : 0, left: 0, behavior: 'instant' })
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

/** The scroll position that shows an element. Uses layout offsets, which animations do not change. */
function topOf(element: HTMLElement): number {
  let top = -Number.parseFloat(getComputedStyle(element).scrollMarginBlockStart)
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop
  }
  return top
}
