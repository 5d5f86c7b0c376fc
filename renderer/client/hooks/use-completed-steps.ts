import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let completed = 0

/** The number of completed steps on this page. A form sets it when it has been sent. */
export const completedSteps = {
  get: () => completed,

  set: (count: number) => {
    completed = count
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** How many are completed, at least the steps done before. It resets when the list unmounts. */
export function useCompletedSteps(doneBefore: number): number {
  useEffect(() => () => completedSteps.set(0), [])
  const { get, subscribe } = completedSteps
  return Math.max(
    doneBefore,
    useSyncExternalStore(subscribe, get, () => 0),
  )
}
