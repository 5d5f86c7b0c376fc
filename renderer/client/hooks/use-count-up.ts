import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

/** Duration of the animation, in milliseconds. */
const duration = 2000

/** Fraction of the list that must be in view before counting starts. */
const enough = 0.4

/**
 * Counts the `[data-figure]` texts of a list up from 0 when it scrolls into view. A list in view from
 * the start does not change.
 */
export function useCountUp<Box extends HTMLElement = HTMLUListElement>() {
  const list = useRef<Box>(null)

  useEffect(() => {
    const element = list.current
    if (!element || prefersReducedMotion()) return undefined

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

/** Returns a function that writes all figures of a list at a progress from 0 to 1. */
function figuresIn(list: HTMLElement): (progress: number) => void {
  const figures = Array.from(list.querySelectorAll('[data-figure]'), (element) => ({
    element,
    text: element.textContent,
  }))

  return (progress) => {
    const eased = 1 - (1 - progress) ** 3
    for (const { element, text } of figures)
      element.textContent =
        progress >= 1 ? text : text.replace(/\d+(?:[.,]\d+)*/, (number) => partOf(number, eased))
  }
}

/**
 * A part of a number such as 64, 12,2 or 1,200. Its marks stand where they stood, counted from the end; one with three
 * digits after it is no decimal mark.
 */
function partOf(number: string, part: number): string {
  const decimals = /[.,](\d+)$/.exec(number)?.[1]?.length ?? 0
  const whole = Math.round(Number(number.replaceAll(/\D/g, '')) * part)
  const digits = [...`${whole}`.padStart(decimals === 3 ? 1 : decimals + 1, '0')]
  let found = ''
  for (const sign of [...number].toReversed())
    if (digits.length > 0) found = (/\d/.test(sign) ? digits.pop() : sign) + found
  return found
}
