import { useEffect, useRef, useState } from 'react'

/** Newer than the types of the platform. */
interface Notifying {
  ariaNotify(text: string): void
}

const canNotify = (target: object): target is Notifying => 'ariaNotify' in target

/**
 * Has screen readers say a text once, when its turn comes, and not again when a later one has gone.
 * Gives what a polite live region has to hold where the browser cannot be asked directly.
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
