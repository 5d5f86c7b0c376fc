import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../hooks/prefers-reduced-motion.ts'

/**
 * The number of typed characters, by elapsed time: timers of a background page run once a second. The
 * second value completes the text.
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
