import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'

/**
 * How many characters of a text have been typed, by the time that has passed: a page in the background
 * wakes up once a second. The second value types the rest at once.
 */
export function useTyping(length: number, perCharacter: number): readonly [number, () => void] {
  const [typed, setTyped] = useState(0)
  const isDone = typed >= length

  useEffect(() => {
    if (isDone) return undefined
    if (perCharacter <= 0 || prefersReducedMotion()) {
      setTyped(length)
      return undefined
    }
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const elapsed = performance.now() - start
      setTyped(Math.floor(elapsed / perCharacter))
      timer = setTimeout(wait, perCharacter - (elapsed % perCharacter))
    }
    wait()
    return () => clearTimeout(timer)
  }, [isDone, length, perCharacter])

  return [Math.min(typed, length), () => setTyped(length)]
}
