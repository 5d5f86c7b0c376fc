import { BlockList, isIP } from 'node:net'

/** Tells which addresses are proxies of our own. */
export type TrustedProxies = (address: string) => boolean

/** Reads networks such as `10.0.0.0/8` or `::1`; undefined where one is none. */
export function trustNetworks(networks: readonly string[]): TrustedProxies | undefined {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    if (family === 0 || rest.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits)))
      return undefined
    if (bits !== undefined && Number(bits) > most) return undefined
    list.addSubnet(address, bits === undefined ? most : Number(bits), familyName(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyName(address))
}

/**
 * The address of who sent a request. Every proxy adds the address it was called from to the right of
 * `X-Forwarded-For`, so the rightmost one that is not a proxy of ours is the last that can be believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string {
  let address = plain(socketAddress ?? '')
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isTrusted(address)) {
    const hop = hops.pop() ?? ''
    if (isIP(hop) === 0) return address
    address = hop
  }
  return address
}

/** The network a visitor is counted by: one address of IPv4, a household's /64 of IPv6. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [front, back] = [groups(head), groups(tail)]
  const middle = address.includes('::') ? 8 - front.length - back.length : 0
  return [...front, ...Array<string>(Math.max(0, middle)).fill('0'), ...back]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

const familyName = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** An address of IPv4 that came in over IPv6, as what it is. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')
