import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Whether an address is that of a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

/** Reads networks such as `10.0.0.0/8` or `::1`. Returns undefined if one of them is invalid. */
export function trustNetworks(networks: readonly string[]): TrustedProxies | undefined {
  const trusted: (readonly [network: ipaddr.IPv6, bits: number])[] = []
  for (const network of networks) {
    const [text = '', bits, ...rest] = network.split('/')
    const address = toIPv6(text)
    const isIPv4 = isIP(text) === 4
    const maxBits = isIPv4 ? 32 : 128
    if (!address || rest.length > 0 || !/^\d{1,3}$/.test(bits ?? '0')) return undefined
    if (Number(bits ?? maxBits) > maxBits) return undefined
    trusted.push([address, Number(bits ?? maxBits) + (isIPv4 ? 96 : 0)])
  }
  return (text) => {
    const address = toIPv6(text)
    return address !== undefined && trusted.some(([network, bits]) => address.match(network, bits))
  }
}

const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
].map((network) => ({ network, includes: trustNetworks([network]) }))

/** The private network that an address belongs to. Visitors from the internet do not come from one. */
export const privateNetworkOf = (address: string): string | undefined =>
  privateNetworks.find(({ includes }) => includes?.(address))?.network

/** Converts IPv4 to IPv6, so that `10.0.0.1` and `::ffff:10.0.0.1` are equal. */
function toIPv6(text: string): ipaddr.IPv6 | undefined {
  // The library also parses `127.1` and octal numbers, which are not valid in a header.
  if (isIP(text) === 0) return undefined
  return isIP(text) === 4 ? ipaddr.IPv4.parse(text).toIPv4MappedAddress() : ipaddr.IPv6.parse(text)
}
