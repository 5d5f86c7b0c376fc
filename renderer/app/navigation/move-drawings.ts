import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'

/** Where drawings are in the window, by what they draw. */
export type DrawingPlaces = ReadonlyMap<string | undefined, DOMRect>

/** How a drawing moves. The page that it is on arrives in the same time. */
const timing = { duration: 400, easing: 'cubic-bezier(.2, 0, 0, 1)' } as const

/** A badge on the edge of a section stays whole. */
const bounds = 'inset(-24px 0)'

const drawings = () => document.querySelectorAll<HTMLElement>('[data-drawing]')

/** The places of the drawings that are in sight; none where motion is not welcome. */
export function drawingPlaces(): DrawingPlaces {
  const places = Array.from(
    prefersReducedMotion() ? [] : drawings(),
    (drawing) => [drawing.dataset['drawing'], drawing.getBoundingClientRect()] as const,
  )
  return new Map(places.filter(([, { top, bottom }]) => bottom > 0 && top < window.innerHeight))
}

/**
 * Moves the drawings that the page before had too to where they are on this one. They move under the words, pale
 * at first, and not out of their section, so that they cover nothing that is read.
 */
export function moveDrawings(from: DrawingPlaces): void {
  for (const drawing of drawings()) {
    const old = from.get(drawing.dataset['drawing'])
    if (!old) continue
    const { left, top, width } = drawing.getBoundingClientRect()
    const across = old.left + old.width / 2 - left - width / 2
    const under = { zIndex: -1, transformOrigin: 'top' }
    drawing.animate(
      [
        {
          ...under,
          translate: `${across}px ${old.top - top}px`,
          scale: Math.min(1, old.width / width),
          opacity: 0.2,
        },
        { ...under, translate: '0 0', scale: 1, opacity: 1 },
      ],
      timing,
    )
    drawing.closest('.panel, section')?.animate({ clipPath: [bounds, bounds] }, timing)
  }
}
