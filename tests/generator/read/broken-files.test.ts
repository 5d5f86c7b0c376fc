import { expect, test, vi } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import { checkSmallSite, findingsOf } from '../small-site.ts'

test('a broken file hides no problem of another', () => {
  const changes = {
    ...edit('nl/pages/home.yaml', 'id: about', '\tid: about'),
    ...edit('en/pages/home.yaml', 'path: /', 'path: /\nlayout: bear'),
    ...edit('nl/navigation.yaml', 'to: home', 'to: hom'),
  }

  expect(findingsOf(changes).map((text) => text.split(' ')[1])).toEqual([
    'schema/invalid-value',
    'reference/unknown',
    'yaml/syntax',
  ])
})

test.for([
  {
    file: 'facts.yaml',
    changes: editBoth('pages/home.yaml', 'text: ', 'text: For {{price.bread}} '),
  },
  { file: 'walls.yaml', changes: edit('site.yaml', /$/, 'footerWall: flower\n') },
  { file: 'site.yaml', changes: editBoth('navigation.yaml', 'to: home', 'to: about') },
  { file: 'nl/language.yaml', changes: {} },
  { file: 'en/pages/home.yaml', changes: {} },
])('a broken $file is the only finding', ({ file, changes }) => {
  const found = findingsOf({ ...changes, [file]: 'bread: [about]\nfirst:\n\tsecond: 1\n' })

  expect(found).toEqual([`content/${file}:3:1 yaml/syntax This line starts with a tab.`])
})

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

const home = 'content/nl/pages/home.yaml'

const unaligned = 'This line does not line up with the lines it belongs to.'

const noStart = 'A text cannot start with this character.'

const reference = 'A text that starts with * or & is read as a reference here.'

test.for([
  { name: 'a tab', from: '    id:', to: '\tid:', found: '6:1 This line starts with a tab.' },
  {
    name: 'a key too far to the left',
    from: '    tile:',
    to: '   tile:',
    found: `7:1 ${unaligned}`,
  },
  {
    name: 'a star at the start',
    from: 'title: Bakkerij',
    to: 'title: *brood',
    found: `2:8 ${reference}`,
  },
  { name: 'bold at the start', from: 'title: B', to: 'title: **B** b', found: `2:8 ${reference}` },
  { name: 'an at sign at the start', from: 'title: B', to: 'title: @b', found: `2:8 ${noStart}` },
  {
    name: 'a percent sign at the start',
    from: 'title: B',
    to: 'title: %b',
    found: `2:8 ${noStart}`,
  },
])('$name is one finding', ({ from, to, found }) => {
  const findings = findingsOf(edit('nl/pages/home.yaml', from, to))

  expect(findings).toEqual([`${home}:${found.replace(' ', ' yaml/syntax ')}`])
})

test.for([
  'a:\n\tb: c\n',
  "a: 'b\n",
  'a: [b\n',
  'a: *b\n',
  'a: &b *b\n',
  'a: "\\q"\n',
  '%\n',
  'a: b\n---\nc: d\n',
  'a: |x\n  b\n',
  '? a\n: - b\n c\n',
])('%j is explained without jargon', (text) => {
  const { diagnostics } = checkSmallSite({ 'nl/pages/home.yaml': text })

  expect(diagnostics[0]?.code).toBe('yaml/syntax')
  for (const { message, hint } of diagnostics) {
    expect(message).toMatch(/^[A-Z].*\.$/)
    expect(`${message} ${hint}`).not.toMatch(
      /scalar|token|implicit|mapping|node|flow|alias|anchor/i,
    )
  }
})

test('aliases that multiply are refused, not followed', () => {
  const bomb = `a: &a [x, x]\nb: &b [${'*a, '.repeat(9)}*a]\nc: &c [${'*b, '.repeat(9)}*b]\nd: [*c, *c]\n`

  expect(() => checkSmallSite({ 'nl/pages/home.yaml': bomb })).not.toThrow()
})

test('a fact without quotes around it makes Node say nothing', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const found = findingsOf(edit('nl/pages/home.yaml', 'Bakkerij in Haarlem\n', '{{price.bread}}\n'))

  expect(warn).not.toHaveBeenCalled()
  expect(found).toEqual([
    `${home}:2:9 yaml/syntax A text that starts with {{ needs quotes around it.`,
  ])
  warn.mockRestore()
})
