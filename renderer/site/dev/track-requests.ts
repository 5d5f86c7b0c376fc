import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Connect } from 'vite'

/** How long other work waits for requests, in milliseconds. */
const longest = 100

/** Requests that are being answered. */
interface Requests {
  /** Counts the requests that pass through it. */
  readonly middleware: Connect.NextHandleFunction
  /** Waits until none is being answered, but not for long. */
  pause(): Promise<void>
}

export function trackRequests(): Requests {
  const open = new Set<object>()
  let none = Promise.withResolvers<void>()
  return {
    middleware: (request, response, next) => {
      open.add(request)
      response.once('close', () => {
        open.delete(request)
        if (open.size > 0) return
        none.resolve()
        none = Promise.withResolvers()
      })
      next()
    },
    pause: async () => {
      await setImmediate()
      if (open.size > 0) await Promise.race([none.promise, setTimeout(longest)])
    },
  }
}
