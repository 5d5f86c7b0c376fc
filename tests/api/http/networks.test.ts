import { expect, test } from 'vitest'
import { clientAddress, privateNetworkOf, trustNetworks } from '#api/http/networks.ts'

test.for(['10.0.0.0/33', '10.0.0', 'localhost', '::1/129', '10.0.0.0/8/8', '10.0.0.0/a', ''])(
  '"%s" is not a network',
  (network) => {
    expect(trustNetworks([network])).toBeUndefined()
  },
)

test.for([
  { network: '10.0.0.0/8', address: '10.255.0.1', isTrusted: true },
  { network: '10.0.0.0/8', address: '11.0.0.1', isTrusted: false },
  { network: '10.0.0.0/8', address: '::ffff:10.0.0.1', isTrusted: true },
  { network: '::ffff:10.0.0.0/104', address: '10.0.0.1', isTrusted: true },
  { network: '10.0.0.1', address: '10.0.0.1', isTrusted: true },
  { network: '10.0.0.1', address: '10.0.0.2', isTrusted: false },
  { network: '0.0.0.0/0', address: '203.0.113.9', isTrusted: true },
  { network: '0.0.0.0/0', address: '2001:db8::1', isTrusted: false },
  { network: 'fd00::/8', address: 'fdff::1', isTrusted: true },
  { network: 'fe80::/10', address: 'fe80::1%eth0', isTrusted: true },
  { network: '127.0.0.0/8', address: '127.1', isTrusted: false },
  { network: '0.0.0.0/0', address: '010.0.0.1', isTrusted: false },
  { network: '0.0.0.0/0', address: '::ffff:010.0.0.1', isTrusted: false },
  { network: '::/0', address: '', isTrusted: false },
])('$network trusts $address: $isTrusted', ({ network, address, isTrusted }) => {
  expect(trustNetworks([network])?.(address)).toBe(isTrusted)
})

test.for([
  ['127.0.0.1', '127.0.0.0/8'],
  ['::ffff:127.0.0.1', '127.0.0.0/8'],
  ['172.18.0.5', '172.16.0.0/12'],
  ['::1', '::1/128'],
  ['fd12::1', 'fc00::/7'],
  ['172.32.0.1', undefined],
  ['203.0.113.9', undefined],
  ['2001:db8::1', undefined],
  ['', undefined],
] as const)('the private network of %s is %s', ([address, network]) => {
  expect(privateNetworkOf(address)).toBe(network)
})

const nobody = () => false
const proxies = trustNetworks(['127.0.0.1', '10.0.0.0/8', 'fd00::/8']) ?? nobody

test.for([
  {
    name: 'no trusted proxy',
    socket: '127.0.0.1',
    hops: '1.2.3.4',
    trusted: nobody,
    is: '127.0.0.1',
  },
  {
    name: 'no proxy in between',
    socket: '8.8.8.8',
    hops: undefined,
    trusted: proxies,
    is: '8.8.8.8',
  },
  {
    name: 'an untrusted peer with X-Forwarded-For',
    socket: '8.8.8.8',
    hops: '1.2.3.4',
    trusted: proxies,
    is: '8.8.8.8',
  },
  { name: 'one proxy', socket: '10.0.0.2', hops: '1.2.3.4', trusted: proxies, is: '1.2.3.4' },
  {
    name: 'a forged address in front',
    socket: '10.0.0.2',
    hops: '6.6.6.6, 1.2.3.4',
    trusted: proxies,
    is: '1.2.3.4',
  },
  {
    name: 'two proxies',
    socket: '127.0.0.1',
    hops: '1.2.3.4, 10.0.0.2',
    trusted: proxies,
    is: '1.2.3.4',
  },
  {
    name: 'IPv4 over IPv6',
    socket: '::ffff:10.0.0.2',
    hops: '1.2.3.4',
    trusted: proxies,
    is: '1.2.3.4',
  },
  {
    name: 'IPv4 over IPv6 in hexadecimal',
    socket: '::ffff:a00:2',
    hops: '::ffff:0102:0304',
    trusted: proxies,
    is: '1.2.3.4',
  },
  {
    name: 'a visitor over IPv6',
    socket: 'fd00::1',
    hops: '2001:db8::1',
    trusted: proxies,
    is: '2001:db8::1',
  },
  {
    name: 'a proxy without X-Forwarded-For',
    socket: '10.0.0.2',
    hops: undefined,
    trusted: proxies,
    is: '10.0.0.2',
  },
  {
    name: 'nonsense',
    socket: '10.0.0.2',
    hops: '1.2.3.4, <script>',
    trusted: proxies,
    is: '10.0.0.2',
  },
  { name: 'proxies only', socket: '10.0.0.2', hops: '10.0.0.1', trusted: proxies, is: '10.0.0.1' },
  { name: 'a closed connection', socket: undefined, hops: '1.2.3.4', trusted: proxies, is: '' },
])('$name: $is', ({ socket, hops, trusted, is }) => {
  expect(clientAddress(socket, hops, trusted)).toBe(is)
})
