import { useEffect, useRef, useState } from 'react'

/** TypeScript has no type for it yet. */
interface Notifying {
  ariaNotify(text: string): void
}

const canNotify = (target: object): target is Notifying => 'ariaNotify' in target

/**
 * Announces a text to screen readers once per turn. Returns the content of a polite live region for
 * browsers without `ariaNotify`.
 */
export function useAnnouncement(turn: number, text: string): string {
  const latest = useRef(-1)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (turn <= latest.current) return
    latest.current = turn
    if (canNotify(document)) document.ariaNotify(text)
    else setSpoken(text)
  }, [turn, text])

  return spoken
}
