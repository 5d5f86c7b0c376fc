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
  const figures = [...list.querySelectorAll<HTMLElement>('[data-figure]')].map((element) => ({
    element,
    figure: splitFigure(element.textContent),
  }))

  return (progress) => {
    const eased = 1 - (1 - progress) ** 3
    for (const { element, figure } of figures) element.textContent = figureAt(figure, eased)
  }
}

/** A figure, split at its first number. */
interface SplitFigure {
  readonly text: string
  readonly before: string
  readonly number: number
  readonly after: string
  /** Number of decimals. */
  readonly decimals: number
  readonly decimalMark: string
  /** Thousands separator; empty if there is none. */
  readonly groupMark: string
}

/** Digits, optionally in groups of three, with optional decimals. */
const numberPattern = /([1-9]\d{0,2}(?:[.,]\d{3})+(?!\d)|\d+)(?:([.,])(\d+))?/

/**
 * Splits a figure such as 64%, 12,2% or 240 hours at its first number. Three digits after a separator
 * are thousands, as in 1,200; fewer or more are decimals.
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

/** The figure at a progress from 0 to 1. */
function figureAt(figure: SplitFigure, progress: number): string {
  const { text, before, number, after, decimals, decimalMark, groupMark } = figure
  if (progress >= 1 || before === text) return text

  const [whole = '', fraction = ''] = (number * progress).toFixed(decimals).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark)
  return `${before}${grouped}${decimalMark}${fraction}${after}`
}
