import { expect, test, vi } from 'vitest'
import { edit } from '../edit.ts'
import { checkSmallSite, findingsOf } from '../small-site.ts'

const home = 'content/nl/pages/home.yaml'
const unaligned = 'This line does not line up with the lines it belongs to.'
const start = 'A text cannot start with this character.'
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
    name: 'a key written twice',
    from: /$/,
    to: 'title: x\n',
    found: '10:1 This key is written twice in the same place.',
  },
  {
    name: 'a quote that is not closed',
    from: 'Bakkerij',
    to: "'Bakkerij",
    found: '2:8 This quotation mark opens a text that nothing closes.',
  },
  {
    name: 'a colon without a space',
    from: 'title: ',
    to: 'title:',
    found: '2:1 There is no space after the colon.',
  },
  {
    name: 'a section without its dash, after an empty line',
    from: /$/,
    to: '\n  type: text\n    id: end\n',
    found: '11:1 An item of a list begins here, without the "- " before it.',
  },
  {
    name: 'an apostrophe at the start',
    from: 'Bakkerij in',
    to: "'s Nachts in",
    found: '2:8 A text that starts with an apostrophe is read as one between quotes here.',
  },
  {
    name: 'a bracket that is not closed',
    from: 'Bakkerij',
    to: '[Bakkerij',
    found: '2:8 This bracket opens a list or a group of keys that nothing closes.',
  },
  {
    name: 'a line without colon',
    from: 'title:',
    to: 'title',
    found: '2:1 This line has no colon, or the one above it should have ended.',
  },
  {
    name: 'a colon inside a text',
    from: 'title: Bakkerij',
    to: 'title: Bakkerij: brood',
    found: '2:8 A text with a colon in it is read as a new key here.',
  },
  {
    name: 'a star at the start',
    from: 'title: Bakkerij',
    to: 'title: *brood',
    found: `2:8 ${reference}`,
  },
  { name: 'bold at the start', from: 'title: B', to: 'title: **B** b', found: `2:8 ${reference}` },
  { name: 'an at sign at the start', from: 'title: B', to: 'title: @b', found: `2:8 ${start}` },
  { name: 'a percent sign at the start', from: 'title: B', to: 'title: %b', found: `2:8 ${start}` },
  {
    name: 'more text after a quote',
    from: 'title: Bakkerij',
    to: "title: 'Brood' en meer",
    found: '2:16 The text between quotes ends here, and more follows on the same line.',
  },
  { name: 'spaces before the first key', from: /^/, to: ' ', found: `1:1 ${unaligned}` },
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
