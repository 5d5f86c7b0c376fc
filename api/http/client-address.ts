import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from '../settings/networks.ts'

/**
 * The address of the client that sent a request. Every proxy appends the address it was called from
 * to `X-Forwarded-For`, so the rightmost one that is not a proxy of ours is the last trustworthy one.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let address = unmapped(socketAddress ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop() ?? ''
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}

/** The network that a rate limit counts: one address of IPv4, the /64 of one connection in IPv6. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

/** An IPv4 address that arrived on an IPv6 socket, in the notation of IPv4. */
function unmapped(text: string): string {
  if (isIP(text) !== 6) return text
  const address = ipaddr.IPv6.parse(text)
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : text
}
