import { type RefObject, useEffect, useRef, useState } from 'react'

interface SideScroll {
  readonly element: RefObject<HTMLDivElement | null>
  /** Whether the content overflows. */
  readonly isScrollable: boolean
  /**
   * Whether it scrolls horizontally only (`overflow: auto clip`), so that its content can stick to the
   * top of the window. Some browsers scroll in both directions instead.
   */
  readonly isSideOnly: boolean
}

/** How an element with `overflow: auto clip` scrolls in this browser, at this width. */
export function useSideScroll(): SideScroll {
  const element = useRef<HTMLDivElement>(null)
  const [isScrollable, setScrollable] = useState(false)
  const [isSideOnly, setSideOnly] = useState(false)

  useEffect(() => {
    const box = element.current
    if (!box) return undefined

    const observer = new ResizeObserver(() => {
      setScrollable(box.scrollWidth > box.clientWidth)
      setSideOnly(getComputedStyle(box).overflowY === 'clip')
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])

  return { element, isScrollable, isSideOnly }
}
