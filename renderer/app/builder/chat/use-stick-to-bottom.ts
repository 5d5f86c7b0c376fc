import { type RefObject, useEffect, useRef } from 'react'
import { prefersStillness } from '../../hooks/prefers-reduced-motion.ts'
import { useChange } from '../../hooks/use-change.ts'

/** Keeps the end of the conversation in sight as it grows, but only for who is there already. */
export function usePin(end: RefObject<HTMLElement | null>, turn: number): void {
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
    const behavior = prefersStillness() ? 'instant' : 'smooth'
    end.current?.scrollIntoView({ block: 'end', behavior })
  })
}
