import { type RefObject, useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'

interface SideScroll<Box extends HTMLElement> {
  readonly element: RefObject<Box | null>
  /** Whether the content overflows. */
  readonly isScrollable: boolean
  /**
   * Whether it scrolls horizontally only (`overflow: auto clip`), so that its content can stick to the
   * top of the window. Some browsers scroll in both directions instead.
   */
  readonly isSideOnly: boolean
  /** Whether it has been scrolled from its start. */
  readonly isMoved: boolean
  /** Scrolls to its start or its end. */
  readonly scroll: (to: 'start' | 'end') => void
}

/** How an element with `overflow: auto clip` scrolls in this browser, at this width. */
export function useSideScroll<Box extends HTMLElement = HTMLDivElement>(): SideScroll<Box> {
  const element = useRef<Box>(null)
  const [isScrollable, setScrollable] = useState(false)
  const [isSideOnly, setSideOnly] = useState(false)
  const [isMoved, setMoved] = useState(false)

  useEffect(() => {
    const box = element.current
    if (!box) return undefined

    const observer = new ResizeObserver(() => {
      setScrollable(box.scrollWidth > box.clientWidth)
      setSideOnly(getComputedStyle(box).overflowY === 'clip')
    })
    const readPlace = () => setMoved(box.scrollLeft !== 0)
    observer.observe(box)
    box.addEventListener('scroll', readPlace, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', readPlace)
    }
  }, [])

  const scroll = (to: 'start' | 'end') => {
    const box = element.current
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    box?.scrollTo({ left: to === 'end' ? box.scrollWidth : 0, behavior })
  }
  return { element, isScrollable, isSideOnly, isMoved, scroll }
}
