import { useEffect, useRef } from 'react'
import { prefersStillness } from './prefers-reduced-motion.ts'
import { figureAt, splitFigure } from './split-figure.ts'

/** How long the figures count, in milliseconds. */
const duration = 2000

/** How much of the list has to be in view for them to start. */
const enough = 0.4

/**
 * Counts the `[data-figure]` texts of a list up from 0 once it scrolls into view. A list that is in
 * view from the start stays as it is: its figures have been read already.
 */
export function useCountUp() {
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const element = list.current
    if (!element || prefersStillness()) return undefined

    const show = figuresIn(element)
    let frame = 0
    let isWaiting = false

    const count = () => {
      let start: number | undefined
      const step = (now: number) => {
        start ??= now
        const progress = Math.min((now - start) / duration, 1)
        show(progress)
        if (progress < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    }

    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting = false, intersectionRatio = 0 } = entries.at(-1) ?? {}
        if (!isWaiting && isIntersecting) return observer.disconnect()
        if (!isWaiting) show(0)
        isWaiting = true
        if (intersectionRatio < enough) return
        observer.disconnect()
        count()
      },
      { threshold: [0, enough] },
    )
    observer.observe(element)

    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      show(1)
    }
  }, [])

  return list
}

/** Writes all figures of a list as they are part of the way, from 0 to 1. */
function figuresIn(list: HTMLElement): (progress: number) => void {
  const figures = [...list.querySelectorAll<HTMLElement>('[data-figure]')].map((element) => ({
    element,
    figure: splitFigure(element.textContent),
  }))

  return (progress) => {
    const eased = 1 - (1 - progress) ** 3
    for (const { element, figure } of figures) element.textContent = figureAt(figure, eased)
  }
}
