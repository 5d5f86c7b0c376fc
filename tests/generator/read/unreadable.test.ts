import { expect, test } from 'vitest'
import { findingsOf } from '../small-site.ts'

const facts = 'content/facts.yaml'
const many = (count: number, text: string) => text.repeat(count)

/** What editors and exports do to a file; each is one finding at its place, and never a crash. */
test.for([
  { name: 'a byte-order mark', text: '\uFEFFprice:\n\tbread: 1', finding: '2:1 yaml/syntax' },
  {
    name: 'UTF-16',
    text: Buffer.from('\uFEFFprice: {}\n', 'utf16le').toString('utf8'),
    finding: '1:1 content/encoding',
  },
  {
    name: 'Latin-1',
    text: Buffer.from('price: {}\n# caf\u00e9\n', 'latin1').toString('utf8'),
    finding: '2:6 content/encoding',
  },
  { name: 'a NUL', text: 'price: {}\n# a\0', finding: '2:4 content/encoding' },
  { name: 'tabs', text: 'price:\n\tbread: 1', finding: '2:1 yaml/syntax' },
  { name: 'ten megabytes', text: many(1e6, '# nothing\n'), finding: '1:1 content/too-large' },
  { name: 'brackets without end', text: `a: ${many(20_000, '[')}`, finding: '1:' },
  { name: 'lists in lists', text: `${many(20_000, '- ')}a`, finding: '1:' },
  { name: 'a key written twice', text: 'a: {}\na: {}', finding: '2:1 yaml/syntax' },
  { name: 'an anchor and an alias', text: 'a: &x {}\nb: *x', finding: '1:4 yaml/syntax' },
  { name: 'a merge key', text: 'a: &x {}\nb:\n  <<: *x', finding: '1:4 yaml/syntax' },
  { name: 'a tag', text: 'a: !!js/function "x"', finding: '1:4 yaml/syntax' },
  { name: 'a tag of our own', text: 'a: !include other.yaml', finding: '1:4 yaml/syntax' },
  { name: 'a list as a key', text: '? [a, b]\n: c', finding: '1:3 yaml/syntax' },
  { name: 'two documents', text: 'a: {}\n---\nb: {}', finding: '2:1 yaml/syntax' },
  {
    name: 'aliases that would explode',
    text: `a: &a [x]\n${Array.from('bcdefghij', (key, at) => `${key}: &${key} [${many(9, `*${'abcdefghi'[at]},`)}]`).join('\n')}`,
    finding: '1:4 yaml/syntax',
  },
])('$name', ({ text, finding }) => {
  const found = findingsOf({ 'facts.yaml': text }).filter((each) => each.startsWith(facts))

  expect(found).toEqual([expect.stringContaining(`${facts}:${finding}`)])
})

test.for([
  { name: 'a byte-order mark', text: '\uFEFFprice:\n  bread: { money: 4 }\n' },
  { name: 'CRLF', text: 'price:\r\n  bread: { money: 4 }\r\n' },
  { name: 'only comments after it', text: 'price:\n  bread: { money: 4 }\n# no more\n...\n' },
])('$name is no matter', ({ text }) => {
  expect(findingsOf({ 'facts.yaml': text })).toEqual([])
})
