import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let completed = 0

/** Tells the steps on this page how many are completed. A form does when it has been sent. */
export function setCompletedSteps(count: number): void {
  completed = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How many are completed, at least the steps done before. It resets when the list unmounts. */
export function useCompletedSteps(doneBefore: number): number {
  useEffect(() => () => setCompletedSteps(0), [])
  const now = useSyncExternalStore(
    subscribe,
    () => completed,
    () => 0,
  )
  return Math.max(doneBefore, now)
}
