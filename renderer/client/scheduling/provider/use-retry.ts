import { useEffect, useRef, useState } from 'react'
import type { Scheduling } from '#site/types.ts'
import { addProviderFiles } from './provider-files.ts'

/** Timeout of a retry, in milliseconds. */
const timeout = 4000

/** Loads the provider again if necessary, then calls back when it has loaded or the timeout has passed. */
export function useRetry(settings: Scheduling, goOn: () => void) {
  const [isBusy, setBusy] = useState(false)
  const isMounted = useRef(true)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const retry = async () => {
    if (isBusy) return
    setBusy(true)
    const timedOut = new Promise((resolve) => setTimeout(resolve, timeout))
    await Promise.race([addProviderFiles(settings), timedOut])
    if (!isMounted.current) return
    setBusy(false)
    goOn()
  }
  return { retry, isBusy }
}
