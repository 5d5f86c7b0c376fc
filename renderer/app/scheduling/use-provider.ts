import { useEffect } from 'react'
import type { Scheduling } from '#site/types.ts'

/**
 * Has the files of the scheduling service in the document for as long as its pages are shown. Going
 * from one of them to the other changes nothing.
 */
export function useProvider(scheduling: Scheduling | undefined): void {
  const key = scheduling && JSON.stringify(scheduling)

  useEffect(() => {
    if (key === undefined) return undefined
    const settings: Scheduling = JSON.parse(key)
    let leave: (() => void) | undefined
    let isHere = true

    import('./load-provider.ts').then(
      ({ stay }) => {
        if (isHere) leave = stay(settings)
      },
      // Where the connection is lost, links and messages do without.
      () => undefined,
    )
    return () => {
      isHere = false
      leave?.()
    }
  }, [key])
}
