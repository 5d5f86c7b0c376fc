import { useEffect, useRef, useState } from 'react'
import type { Scheduling } from '#site/types.ts'
import { addProviderFiles } from './provider-files.ts'

/** How long a visitor who tries again is left waiting, in milliseconds. */
const patience = 4000

/** Loads the service again where that is needed, and goes on once it is there or too late. */
export function useRetry(settings: Scheduling, goOn: () => void) {
  const [isBusy, setBusy] = useState(false)
  const isHere = useRef(true)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    const late = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([addProviderFiles(settings), late])
    if (!isHere.current) return
    setBusy(false)
    goOn()
  }
  return { retry, isBusy }
}
