import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { TrustedProxies } from '../settings/networks.ts'

/**
 * The address of the client that sent a request. Each proxy appends its peer's address to
 * `X-Forwarded-For`, so the rightmost address that is not a trusted proxy is the client's.
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

/** The network that a rate limit counts: a single IPv4 address, or an IPv6 /64. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const { parts } = ipaddr.IPv6.parse(address)
  return parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')
}

/** Converts an IPv4-mapped IPv6 address to IPv4 notation. */
function unmapped(text: string): string {
  if (isIP(text) !== 6) return text
  const address = ipaddr.IPv6.parse(text)
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : text
}
