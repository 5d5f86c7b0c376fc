import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'

/** The drawings that pages share. Their style sheet gives those that are of a kind the same name. */
const shared = '.moves'

/** After this long the new page has been scrolled to its top, in milliseconds. */
const scrolled = 60

/**
 * Shows another page. A drawing that is on both pages moves from its place on one to that on the other, where
 * the browser can do that and motion is welcome. Else the page just changes.
 */
export function moveDrawings(show: () => void): void {
  const isStill = !document.querySelector(shared) || prefersReducedMotion()
  if (isStill || !('startViewTransition' in document)) {
    show()
    return
  }
  const { ready } = document.startViewTransition(async () => {
    flushSync(show)
    if (document.querySelector(shared)) await new Promise((end) => setTimeout(end, scrolled))
  })
  // It rejects where there is no movement, as when the next page is asked for meanwhile.
  ready.catch(() => undefined)
}
