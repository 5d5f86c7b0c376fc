import { expect, test } from 'vitest'
import { trustNetworks } from '#api/hosts/settings/networks.ts'
import { clientAddress } from '#api/http/rate-limit.ts'

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
