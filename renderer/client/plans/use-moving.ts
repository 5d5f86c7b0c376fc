import { type RefObject, useLayoutEffect, useRef } from 'react'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'
import { useSite } from '../site/site-state.tsx'

/** Where the drawings of the page that is being left are in the window, by their kind. */
const left = new Map<string, DOMRect>()

/** How a drawing moves. The page that it is on arrives in the same time. */
const timing = { duration: 400, easing: 'cubic-bezier(.2, 0, 0, 1)' } as const

/** A badge on the edge of a section stays whole. */
const bounds = 'inset(-24px 0)'

/**
 * Moves a drawing from where the page before had one of its kind. It moves under the words, pale at first, and not
 * out of its section, so that it covers nothing that is read.
 */
export function useMoving(kind: string): RefObject<HTMLDivElement | null> {
  const drawing = useRef<HTMLDivElement>(null)
  const language = useRef(useSite().page.language)

  useLayoutEffect(() => {
    const { current } = drawing
    if (!current) return undefined
    const old = left.get(kind)
    // The document is of the page before still. A twin is the same page, and stays.
    const isTwin = language.current !== document.documentElement.lang
    // The page is at its place then, and not painted yet.
    if (old && !isTwin && !prefersReducedMotion()) queueMicrotask(() => move(current, old))
    return () => {
      left.set(kind, current.getBoundingClientRect())
      queueMicrotask(() => left.delete(kind))
    }
  }, [kind])

  return drawing
}

function move(drawing: HTMLElement, old: DOMRect) {
  if (old.bottom < 0 || old.top > window.innerHeight) return
  const { x, y, width, height } = drawing.getBoundingClientRect()
  const across = old.x - x + (old.width - width) / 2
  const down = old.y - y + (old.height - height) / 2
  drawing.animate(
    {
      zIndex: [-1, -1],
      translate: [`${across}px ${down}px`, '0 0'],
      scale: [Math.min(1, old.width / width), 1],
      opacity: [0.2, 1],
    },
    timing,
  )
  drawing.closest('.panel, section')?.animate({ clipPath: [bounds, bounds] }, timing)
}
