import { flushSync } from 'react-dom'
import { prefersStillness } from '../../hooks/prefers-reduced-motion.ts'

/** Makes a change whose lines fade; at once where the browser cannot, or should not, show it. */
export function fadeInto(change: () => void): void {
  if (!('startViewTransition' in document) || prefersStillness()) change()
  else document.startViewTransition(() => flushSync(change))
}
