import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let stepsDone = 0

/** How many steps of the journey on this page the visitor has done; whoever completes one sets it. */
export const journey = {
  get: () => stepsDone,

  set: (steps: number) => {
    stepsDone = steps
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** How many steps are done, at least those done before. Starts anew when the journey leaves the page. */
export function useJourney(doneBefore: number): number {
  useEffect(() => () => journey.set(0), [])
  return Math.max(
    doneBefore,
    useSyncExternalStore(journey.subscribe, journey.get, () => 0),
  )
}
