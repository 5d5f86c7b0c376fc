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
  ['no proxy in between', '8.8.8.8', undefined, '8.8.8.8'],
  ['an untrusted peer with X-Forwarded-For', '8.8.8.8', '1.2.3.4', '8.8.8.8'],
  ['one proxy', '10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['a forged address in front', '10.0.0.2', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  ['two proxies', '127.0.0.1', '1.2.3.4, 10.0.0.2', '1.2.3.4'],
  ['IPv4 over IPv6', '::ffff:10.0.0.2', '1.2.3.4', '1.2.3.4'],
  ['IPv4 over IPv6 in hexadecimal', '::ffff:a00:2', '::ffff:0102:0304', '1.2.3.4'],
  ['a visitor over IPv6', 'fd00::1', '2001:db8::1', '2001:db8::1'],
  ['a proxy without X-Forwarded-For', '10.0.0.2', undefined, '10.0.0.2'],
  ['nonsense', '10.0.0.2', '1.2.3.4, <script>', '10.0.0.2'],
  ['proxies only', '10.0.0.2', '10.0.0.1', '10.0.0.1'],
  ['a closed connection', '', '1.2.3.4', ''],
] as const)('%s', ([, socket, hops, is]) => {
  expect(clientAddress(socket, hops, proxies)).toBe(is)
})

test('without a trusted proxy the peer is the client', () => {
  expect(clientAddress('127.0.0.1', '1.2.3.4', nobody)).toBe('127.0.0.1')
})
