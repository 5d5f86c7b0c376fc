import { useEffect, useSyncExternalStore } from 'react'

interface Completed {
  readonly count: number
  /** The heading of the page from now on. */
  readonly heading?: { readonly id: string; readonly text: string } | undefined
}

const none: Completed = { count: 0 }
const listeners = new Set<() => void>()
let completed = none

/** The number of completed steps on this page. A form sets it when it has been sent. */
export const completedSteps = {
  get: () => completed,

  set: (count: number, heading?: Completed['heading']) => {
    completed = { count, heading }
    for (const listener of listeners) listener()
  },

  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** What is completed, at least the steps done before. It resets when the list unmounts. */
export function useCompletedSteps(doneBefore: number): Completed {
  useEffect(() => () => completedSteps.set(0), [])
  const { get, subscribe } = completedSteps
  const { count, heading } = useSyncExternalStore(subscribe, get, () => none)
  return { count: Math.max(doneBefore, count), heading }
}
