import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { edited, loadPage } from './page-loader.ts'
import { type Place, placeInView } from './place.ts'

interface Shown {
  readonly state: SiteState
  /** Where the page before it was read, if that was the same page in another language. */
  readonly place?: Place | undefined
}

/**
 * The current page: the first one, then the page of the current address after it has loaded. If it
 * cannot be loaded, the browser loads the document.
 */
export function usePage(first: SiteState): Shown {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>({ state: first })
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true

    loadPage(pathname).then(
      (next) => {
        if (!isCurrent) return
        shownPath.current = pathname
        setShown(({ state }) => ({
          state: next,
          place:
            state.page.twins[next.page.language] === next.page.path ? placeInView() : undefined,
        }))
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
        (state) => setShown({ state }),
        () => undefined,
      )
    }
    document.addEventListener(edited, reload)
    return () => document.removeEventListener(edited, reload)
  }, [])

  return shown
}
