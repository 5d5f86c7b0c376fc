import { type RefObject, useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const set = { duration: 320, easing: 'cubic-bezier(.2, .9, .25, 1)', fill: 'backwards' } as const
const step = 22

/** Lays a tile when it appears, after those before it. Without an order it is there at once. */
export function useLaying(tile: RefObject<Element | null>, order: number | undefined): void {
  const [turn] = useState(order)

  useLayoutEffect(() => {
    if (turn === undefined || prefersReducedMotion()) return
    tile.current?.animate(
      [
        { opacity: 0, translate: '0 -10px', scale: 0.94 },
        { opacity: 1, offset: 0.55 },
        { translate: '0 0', scale: 1 },
      ],
      { ...set, delay: turn * step },
    )
  }, [tile, turn])
}
