import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { headOf } from './head.ts'
import { edited, loadPage } from './page-loader.ts'

/** A page, and what it takes over from the page before it. */
interface Shown {
  readonly state: SiteState
  /** Whether it takes the place of another: an edit does not. */
  readonly isNext?: boolean | undefined
  /** Where the page before was read, if that was the same page in another language. */
  readonly place?: Place | undefined
}

/**
 * The current page: the first one, then the page of the current address after it has loaded. If it
 * cannot be loaded, the browser loads the document.
 */
export function usePage(first: SiteState): Pick<Shown, 'state' | 'isNext'> {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>({ state: first })
  usePageChange(shown)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true
    // At once: the page may be slow to come.
    turnLogo()
    const show = (next: SiteState) => {
      if (!isCurrent) return
      shownPath.current = pathname
      const { language, path } = next.page
      setShown(({ state: { page } }) => ({
        state: next,
        isNext: true,
        place: page.twins[language] === path ? placeInView() : undefined,
      }))
    }
    loadPage(pathname).then(
      (next) => {
        flushSync(() => show(next))
        // Unless something else has the focus by then.
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
      },
      () => isCurrent && window.location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [pathname])

  useEffect(() => {
    const reload = () => {
      loadPage(shownPath.current).then(
        (state) => setShown(({ isNext }) => ({ state, isNext })),
        () => undefined,
      )
    }
    document.addEventListener(edited, reload)
    return () => document.removeEventListener(edited, reload)
  }, [])

  return shown
}

/** Turns the logo by a quarter. */
function turnLogo(): void {
  const { style, dataset } = document.documentElement
  dataset['turned'] = ''
  style.setProperty('--quarters', `${Number(style.getPropertyValue('--quarters')) + 1}`)
}

/**
 * Runs after another page has rendered and before it is painted: updates head and language, scrolls to the top or to
 * the anchor, and takes the focus away. A switch of the language keeps the focus, and the section in view.
 */
function usePageChange({ state, place }: Shown): void {
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
  document.documentElement.lang = state.page.language

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

/** A place in the page: a section, and how far into it, as a part of its height. */
interface Place {
  readonly id: string
  readonly part: number
}

/** Where reading begins in the window, in pixels: under the header. */
const readingLine = 80

/** The place at which the page is read; undefined at its top. */
function placeInView(): Place | undefined {
  if (window.scrollY === 0) return undefined
  const line = window.scrollY + readingLine
  const sections = [...document.querySelectorAll<HTMLElement>('main > [id]')]
  const section = sections.findLast((each) => topOf(each) <= line) ?? sections[0]
  return section && { id: section.id, part: (line - topOf(section)) / section.offsetHeight }
}

/** Scrolls to a place. Returns whether the page has its section. */
function scrollToPlace({ id, part }: Place): boolean {
  const section = document.getElementById(id)
  if (!section) return false
  const top = topOf(section) + part * section.offsetHeight - readingLine
  window.scrollTo({ top, left: 0, behavior: 'instant' })
  return true
}

/** Distance from the top of the document. Uses layout offsets, which animations do not change. */
function topOf(element: HTMLElement): number {
  let top = 0
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop
  }
  return top
}

/** The used part of https://www.w3.org/TR/trusted-types/; TypeScript has no types for it yet. */
interface TrustedTypes {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules
}

/** What a policy creates, the DOM accepts in place of a text. */
interface PolicyRules {
  readonly createScript?: (text: string) => string
  readonly createScriptURL?: (address: string) => string
  readonly createHTML?: (markup: string) => string
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: TrustedTypes
  }
}

let policy: Pick<Required<PolicyRules>, 'createScript'> | undefined

/** The text of a data block as a trusted text. Only JSON passes, which no browser runs. */
function trustedData(text: string): string {
  policy ??= window.trustedTypes?.createPolicy('data', { createScript })
  return policy ? policy.createScript(text) : createScript(text)
}

function createScript(text: string): string {
  JSON.parse(text)
  return text
}
