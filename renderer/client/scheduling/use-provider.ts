import { useEffect } from 'react'
import type { Scheduling } from '#site/types.ts'

/**
 * Keeps the files of the scheduling provider in the document while pages that use it are shown. A
 * change between two such pages with equal settings does not reload them.
 */
export function useProvider(scheduling: Scheduling | undefined): void {
  const key = scheduling && JSON.stringify(scheduling)

  useEffect(() => {
    if (key === undefined) return undefined
    const settings: Scheduling = JSON.parse(key)
    let unload: (() => void) | undefined
    let isMounted = true

    import('./provider/provider-files.ts').then(
      ({ loadProviderFor }) => {
        if (isMounted) unload = loadProviderFor(settings)
      },
      // Without a connection, booking links navigate and forms show their message.
      () => undefined,
    )
    return () => {
      isMounted = false
      unload?.()
    }
  }, [key])
}
