import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import type { SiteState } from '../site/site-state.tsx'
import { edited, loadPage } from './page-loader.ts'
import { type Place, placeInView } from './place.ts'

/** How long a press may lead to nothing that is seen, in milliseconds. */
const patience = 100

/** A page, and what it takes over from the page before it. */
export interface Shown {
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
export function usePage(first: SiteState): Shown {
  const { pathname } = useLocation()
  const [shown, setShown] = useState<Shown>({ state: first })
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (pathname === shownPath.current) return undefined
    let isCurrent = true
    const loading = loadPage(pathname)
    const patient = new Promise((resolve) => setTimeout(resolve, patience))
    // The logo turns with the page, or before it if that is slow to come.
    Promise.race([loading, patient]).then(
      () => isCurrent && turnLogo(),
      () => undefined,
    )

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
    loading.then(
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

/** Turns the logo by a quarter. The boot script turns it as far in the next document of the visit. */
function turnLogo(): void {
  const { style, dataset } = document.documentElement
  const quarters = `${Number(style.getPropertyValue('--quarters')) + 1}`
  dataset['turned'] = ''
  style.setProperty('--quarters', quarters)
  try {
    sessionStorage.setItem('quarters', quarters)
  } catch {
    // Without storage the next document starts at none.
  }
}
