import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { type DrawingPlaces, drawingPlaces } from './move-drawings.ts'
import { edited, loadPage } from './page-loader.ts'
import { type Place, placeInView } from './place.ts'

/** A page, and what it takes over from the page before it. */
export interface Shown {
  readonly state: SiteState
  /** Where the page before was read, if that was the same page in another language. */
  readonly place?: Place | undefined
  /** How far it was scrolled when it was left, if it is returned to and the site restores that. */
  readonly offset?: number | undefined
  /** Where the page before had the drawings that move. */
  readonly drawings?: DrawingPlaces | undefined
}

/**
 * The current page: the first one, then the page of the current address after it has loaded. If it
 * cannot be loaded, the browser loads the document.
 */
export function usePage(first: SiteState): Shown {
  const { pathname, key } = useLocation()
  const type = useNavigationType()
  const [shown, setShown] = useState<Shown>({ state: first })
  const entry = useRef({ pathname, key })
  const offsets = useRef(new Map<string, number>())

  useEffect(() => {
    if (pathname === entry.current.pathname) {
      entry.current = { pathname, key }
      return undefined
    }
    let isCurrent = true

    loadPage(pathname).then(
      (next) => {
        if (!isCurrent) return
        offsets.current.set(entry.current.key, window.scrollY)
        entry.current = { pathname, key }
        const { language, path } = next.page
        const isReturn = type === 'POP' && next.chrome.restoreScroll
        // A browser may show a movement of its own when it goes back. A twin is the same page, and stays.
        const isMoving = type === 'PUSH' && language === document.documentElement.lang
        setShown(({ state: { page } }) => ({
          state: next,
          place: page.twins[language] === path ? placeInView() : undefined,
          offset: isReturn ? offsets.current.get(key) : undefined,
          drawings: isMoving ? drawingPlaces() : undefined,
        }))
      },
      () => isCurrent && window.location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [pathname, key, type])

  useEffect(() => {
    const reload = () => {
      loadPage(entry.current.pathname).then(
        (state) => setShown({ state }),
        () => undefined,
      )
    }
    document.addEventListener(edited, reload)
    return () => document.removeEventListener(edited, reload)
  }, [])

  return shown
}
