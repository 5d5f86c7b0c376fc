import type { Log } from '#api/serving.ts'

/**
 * Tells the operator once that a proxy sends requests and is not trusted: all visitors then share one
 * rate limit.
 */
export function watchProxies(log: Log) {
  let isSeen = false
  return {
    onUntrusted: (network: string) => {
      if (!isSeen) log.warn('proxy.untrusted', { network, hint: `TRUSTED_PROXIES=${network}` })
      isSeen = true
    },
    hasUntrusted: () => isSeen,
  }
}
