import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { edited, loadPage } from './page-loader.ts'
import { type Place, placeInView } from './place.ts'

/** A page, and what it takes over from the page before it. */
export interface Shown {
  readonly state: SiteState
  /** Where the page before was read, if that was the same page in another language. */
  readonly place?: Place | undefined
  /** How far it was scrolled when it was last left, if it is returned to and the site restores that. */
  readonly offset?: number | undefined
}

/**
 * The current page: the first one, then the page of the current address after it has loaded. If it
 * cannot be loaded, the browser loads the document.
 */
export function usePage(first: SiteState): Shown {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const [shown, setShown] = useState<Shown>({ state: first })
  const shownPath = useRef(pathname)
  const offsets = useRef<Record<string, number>>({})

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true

    loadPage(pathname).then(
      (next) => {
        if (!isCurrent) return
        offsets.current[shownPath.current] = window.scrollY
        shownPath.current = pathname
        const { language, path } = next.page
        const isReturn = type === 'POP' && next.chrome.restoreScroll
        setShown(({ state: { page } }) => ({
          state: next,
          place: page.twins[language] === path ? placeInView() : undefined,
          offset: isReturn ? offsets.current[pathname] : undefined,
        }))
      },
      () => isCurrent && window.location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [pathname, type])

  useEffect(() => {
    const reload = () => {
      loadPage(shownPath.current).then(
        (state) => setShown({ state }),
        () => undefined,
      )
    }
    document.addEventListener(edited, reload)
    return () => document.removeEventListener(edited, reload)
  }, [])

  return shown
}
