import { useEffect, useLayoutEffect, useRef } from 'react'
import type { SiteState } from '../site/site-state.tsx'
import { trustedData } from '../site/trusted-types.ts'
import { headOf } from './head.ts'
import { scrollToPlace, topOf } from './place.ts'
import type { Shown } from './use-page.ts'

/**
 * Runs after another page has rendered and before it is painted: updates head and language, scrolls to the top or to
 * the anchor, and takes the focus away. A switch of the language keeps the focus, and the section in view.
 */
export function usePageChange({ state, place }: Shown): void {
  const rendered = useRef(state.page)
  const { page, chrome, build } = state

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const previous = rendered.current
    rendered.current = page
    if (previous === page) return

    applyHead({ page, chrome, build })
    if (previous.path === page.path && previous.status === page.status && page.status === 200)
      return
    // The menu would keep the focus.
    document.querySelector('dialog')?.close()

    if (place && scrollToPlace(place)) return
    const { activeElement } = document
    if (previous.language === page.language && activeElement instanceof HTMLElement)
      activeElement.blur()
    window.scrollTo({ top: anchorTop(), behavior: 'instant' })
  }, [page, chrome, build, place])
}

/** Distance of the anchor in the address from the top of the document; 0 without one. */
function anchorTop(): number {
  const target = document.getElementById(anchorIn(window.location.hash))
  if (target) open(target)
  const margin = target && Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart)
  return target ? topOf(target) - (margin ?? 0) : 0
}

/** Opens what an element stands in, as the browser does where it follows a link itself. */
function open(target: HTMLElement): void {
  const closed = target.closest<HTMLDetailsElement>('details:not([open])')
  if (!closed) return
  closed.open = true
  // What grows would move what is scrolled to.
  for (const animation of closed.getAnimations({ subtree: true })) animation.finish()
  open(target)
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

/** Marks the head elements that the next page replaces. */
const mark = 'data-head'

/** Sets the head elements and language of the document to those of a page. */
function applyHead(state: SiteState): void {
  const { page, chrome } = state
  document.documentElement.lang = page.language
  document.documentElement.dir = chrome.direction

  const elements = headOf(state).map(({ tag, attributes, text }) => {
    const element = document.createElement(tag)
    element.setAttribute(mark, '')
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (element instanceof HTMLScriptElement) element.text = trustedData(text ?? '')
    else if (text !== undefined) element.textContent = text
    return element
  })
  const [old, ...others] = document.head.querySelectorAll(`[${mark}]`)
  for (const element of others) element.remove()
  if (old) old.replaceWith(...elements)
  else document.head.append(...elements)
}
