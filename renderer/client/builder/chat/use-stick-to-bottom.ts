import { type RefObject, useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'
import { useChange } from '../../hooks/use-change.ts'

/** Scrolls to the end of the conversation when a line is added, unless the visitor has scrolled up. */
export function useStickToBottom(end: RefObject<HTMLElement | null>, turn: number): void {
  const isAtEnd = useRef(true)

  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        isAtEnd.current = entries.at(-1)?.isIntersecting ?? false
      },
      { rootMargin: '0px 0px 80px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [end])

  useChange(turn, () => {
    if (!isAtEnd.current) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    end.current?.scrollIntoView({ block: 'end', behavior })
  })
}
