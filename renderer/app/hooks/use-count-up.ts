import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

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

/** A figure as text, taken apart at its first number. */
interface SplitFigure {
  readonly text: string
  readonly before: string
  readonly number: number
  readonly after: string
  /** How many digits stand after the decimal mark. */
  readonly decimals: number
  readonly decimalMark: string
  /** What stands between thousands; empty where nothing does. */
  readonly groupMark: string
}

/** Digits, in groups of three or not, then perhaps decimals. */
const numberPattern = /([1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d+)(?:([.,])(\d+))?/

/**
 * Takes a figure such as 64%, 12,2% or 240 hours apart at its first number. Three digits after a
 * mark are thousands, as in 1,200; fewer or more are decimals.
 */
function splitFigure(text: string): SplitFigure {
  const found = numberPattern.exec(text)
  const [all = '', whole = '', decimalMark = '', fraction = ''] = found ?? []
  const start = found?.index ?? text.length

  return {
    text,
    before: text.slice(0, start),
    number: Number(`${whole.replaceAll(/\D/g, '')}.${fraction}`),
    after: text.slice(start + all.length),
    decimals: fraction.length,
    decimalMark,
    groupMark: /\D/.exec(whole)?.[0] ?? '',
  }
}

/** The figure part of the way from 0, which is 0, to the whole, which is 1. */
function figureAt(figure: SplitFigure, progress: number): string {
  const { text, before, number, after, decimals, decimalMark, groupMark } = figure
  if (progress >= 1 || before === text) return text

  const [whole = '', fraction = ''] = (number * progress).toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark)
  return `${before}${grouped}${decimalMark}${fraction}${after}`
}
