import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../hooks/prefers-reduced-motion.ts'

/** Duration of the fade before the new view replaces the old one, in milliseconds. */
const fade = 400

/** The chosen id, and the id still shown while its view fades out. */
export function useCrossfade(initial: string) {
  const [chosen, choose] = useState(initial)
  const [shown, show] = useState(initial)

  useEffect(() => {
    if (chosen === shown) return undefined
    const timer = setTimeout(() => show(chosen), prefersReducedMotion() ? 0 : fade)
    return () => clearTimeout(timer)
  }, [chosen, shown])

  return { chosen, shown, choose }
}
