import { flushSync } from 'react-dom'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'

/**
 * Shows another page, in a view transition where the browser has typed ones; the style sheets know it by its types.
 * The heading gets the focus when nothing moves any more, unless something else has it by then.
 */
export async function changePage(show: () => void, types: string[]): Promise<void> {
  // A menu that slides out is movement enough, and the header would show in front of it.
  const isStill = prefersReducedMotion() || document.querySelector('dialog[open]') !== null
  if (isStill || !('ViewTransitionTypeSet' in window)) flushSync(show)
  else {
    const transition = document.startViewTransition({ update: () => flushSync(show), types })
    // A page that is not seen, or is left at once, does not move.
    transition.ready.catch(() => undefined)
    await transition.finished
  }
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
