import { useEffect, useState } from 'react'

/** Newer than the types of the platform. */
interface Notifying {
  ariaNotify(text: string): void
}

const canNotify = (target: object): target is Notifying => 'ariaNotify' in target

/**
 * Has screen readers say a text once for each turn. Gives what a polite live region has to hold where
 * the browser cannot be asked directly.
 */
export function useAnnouncement(turn: number | undefined, text: string): string {
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (turn === undefined) return
    if (canNotify(document)) document.ariaNotify(text)
    else setSpoken(text)
  }, [turn, text])

  return spoken
}
