import { useEffect, useState } from 'react'
import { prefersStillness } from './prefers-reduced-motion.ts'

/** How long the old view fades before the new one takes its place, in milliseconds. */
const fade = 400

/** A choice, and the one that is still shown while its view fades. */
export function useFadedChoice(initial: string) {
  const [chosen, choose] = useState(initial)
  const [shown, show] = useState(initial)

  useEffect(() => {
    if (chosen === shown) return undefined
    const timer = setTimeout(() => show(chosen), prefersStillness() ? 0 : fade)
    return () => clearTimeout(timer)
  }, [chosen, shown])

  return { chosen, shown, choose }
}
