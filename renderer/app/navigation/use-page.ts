import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { moveDrawings } from './move-drawings.ts'
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
  const type = useNavigationType()
  const isPushed = useRef(false)

  useEffect(() => {
    isPushed.current = type === 'PUSH'
  })

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true

    loadPage(pathname).then(
      (next) => {
        const show = () => {
          if (!isCurrent) return
          shownPath.current = pathname
          setShown(({ state }) => ({
            state: next,
            place:
              state.page.twins[next.page.language] === next.page.path ? placeInView() : undefined,
          }))
        }
        // A browser may show a movement of its own when it goes back. A twin is the same page, and stays.
        const isMoving = isPushed.current && next.page.language === document.documentElement.lang
        if (isMoving) moveDrawings(show)
        else show()
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
