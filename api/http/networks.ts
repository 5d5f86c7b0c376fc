import { BlockList, isIP } from 'node:net'

/** Whether an address is that of a trusted proxy. */
export type TrustedProxies = (address: string) => boolean

/** Reads networks such as `10.0.0.0/8` or `::1`. Returns undefined if one of them is invalid. */
export function trustNetworks(networks: readonly string[]): TrustedProxies | undefined {
  const trusted = new BlockList()
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/')
    const most = isIP(address) === 4 ? 32 : 128
    const isPrefix = /^\d{1,3}$/.test(bits ?? '0') && Number(bits ?? '0') <= most
    if (isIP(address) === 0 || rest.length > 0 || !isPrefix) return undefined
    trusted.addSubnet(address, Number(bits ?? most), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

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

/**
 * The address of the client that sent a request. Each proxy appends its peer's address to
 * `X-Forwarded-For`, so the rightmost address that is not a trusted proxy is the client's.
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let address = unmapped(socketAddress)
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapped(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop() ?? ''
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}

/** The network that a rate limit counts: a single IPv4 address, or an IPv6 /64. */
export const networkOf = (address: string): string =>
  isIP(address) === 6 ? groupsOf(address).slice(0, 4).join(':') : address

/** Converts an IPv4-mapped IPv6 address to IPv4 notation. */
function unmapped(address: string): string {
  const groups = isIP(address) === 6 ? groupsOf(address) : []
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return address
  const pairs = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return pairs.flatMap((pair) => [pair >> 8, pair & 255]).join('.')
}

/** The eight groups of an IPv6 address. A URL has its one canonical form. */
function groupsOf(address: string): readonly string[] {
  const { hostname = '[]' } = URL.parse(`http://[${address.replace(/%.*/, '')}]`) ?? {}
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail]
}
