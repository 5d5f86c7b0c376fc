import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { edited, loadPage } from './page-loader.ts'

/**
 * The current page: the first one, then the page of the current address after it has loaded. If it
 * cannot be loaded, the browser loads the document.
 */
export function usePage(first: SiteState): SiteState {
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState(first)
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true

    loadPage(pathname).then(
      (next) => {
        if (!isCurrent) return
        shownPath.current = pathname
        setLoaded(next)
      },
      () => isCurrent && window.location.reload(),
    )
    return () => {
      isCurrent = false
    }
  }, [pathname])

  useEffect(() => {
    const reload = () => {
      loadPage(shownPath.current).then(setLoaded, () => undefined)
    }
    document.addEventListener(edited, reload)
    return () => document.removeEventListener(edited, reload)
  }, [])

  return loaded
}
