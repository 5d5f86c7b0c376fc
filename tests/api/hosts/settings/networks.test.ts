import { expect, test } from 'vitest'
import { privateNetworkOf, trustNetworks } from '#api/hosts/settings/networks.ts'

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
