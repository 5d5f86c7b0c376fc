import { expect, test } from 'vitest'
import { hrefOf, joinAddress, readTarget } from '#generator/model/links.ts'
import { edit } from '../edit.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

const { site } = checkSmallSite({
  ...edit('site.yaml', /$/, 'upcoming: [about]\n'),
  'en/pages/plans/core.yaml': page,
  'nl/pages/plans/core.yaml': page,
  'en/pages/terms.yaml': `languages: [en]\n${page}`,
  'nl/pages/voorwaarden.yaml': `languages: [nl]\npath: /regels\n${page}`,
})

test.for([
  ['home', '/', '/nl'],
  ['home#about', '/#about', '/nl#about'],
  ['plans/core', '/plans/core', '/nl/plans/core'],
  ['plans/core#price', '/plans/core#price', '/nl/plans/core#price'],
  ['#about', '#about', '#about'],
  ['about', '/about', '/nl/about'],
  ['terms', '/terms', '/terms'],
  ['voorwaarden', '/nl/regels', '/nl/regels'],
  ['https://x.example/a#b', 'https://x.example/a#b', 'https://x.example/a#b'],
  ['mailto:hello@x.example', 'mailto:hello@x.example', 'mailto:hello@x.example'],
  ['tel:+31201234567', 'tel:+31201234567', 'tel:+31201234567'],
])('%s leads to %s, and in Dutch to %s', ([target = '', ...addresses]) => {
  expect(site.languages.map((language) => hrefOf(target, site, language))).toEqual(addresses)
})

test.for([
  ['home', { kind: 'page', page: 'home', anchor: undefined }],
  ['plans/core#price', { kind: 'page', page: 'plans/core', anchor: 'price' }],
  ['#price', { kind: 'anchor', anchor: 'price' }],
  ['https://x.example', { kind: 'address', address: 'https://x.example' }],
  ['javascript:x', { kind: 'page', page: 'javascript:x', anchor: undefined }],
] as const)('reads %s', ([text, target]) => {
  expect(readTarget(text)).toEqual(target)
})

test.for([
  ['', '/', '/'],
  ['/nl', '/', '/nl'],
  ['', '/a', '/a'],
  ['/nl', '/a/b', '/nl/a/b'],
])('joins %j and %s to %s', ([prefix = '', path = '', address]) => {
  expect(joinAddress(prefix, path)).toBe(address)
})
