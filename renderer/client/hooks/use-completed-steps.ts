import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let count = 0

/** The number of completed steps on this page. A form sets it when it has been sent. */
export const completedSteps = {
  get: () => count,

  set: (steps: number) => {
    count = steps
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** The number of completed steps, at least `doneBefore`. It resets to 0 when the list unmounts. */
export function useCompletedSteps(doneBefore: number): number {
  useEffect(() => () => completedSteps.set(0), [])
  return Math.max(
    doneBefore,
    useSyncExternalStore(completedSteps.subscribe, completedSteps.get, () => 0),
  )
}
