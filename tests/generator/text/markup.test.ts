import { expect, test } from 'vitest'
import {
  compileRichText,
  linksIn,
  type RichNode,
  unsupportedMarkup,
} from '#generator/text/markup.ts'

/** Nodes as nested tags, which are easier to read in a table. */
const draw = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.type === 'break') return '<break>'
      const tag = node.type === 'link' ? `link ${node.href}` : node.type
      return `<${tag}>${draw(node.children)}</>`
    })
    .join('')

test.for([
  ['plain', 'plain'],
  [' plain ', 'plain'],
  ['a **b** c', 'a <strong>b</> c'],
  ['**a *b***', '<strong>a <emphasis>b</></>'],
  ['[a **b**](home)', '<link /to/home>a <strong>b</></>'],
  ['[a](plans/core#price)', '<link /to/plans/core#price>a</>'],
  ['one\ntwo', 'one two'],
  ['one  \ntwo', 'one<break>two'],
  ['one\n\ntwo', '<paragraph>one</><paragraph>two</>'],
  ['- a\n- b', '<list><item>a</><item>b</></>'],
  ['1. a\n2. b', '<ordered-list><item>a</><item>b</></>'],
  ['1) a\n2) b', '<ordered-list><item>a</><item>b</></>'],
  ['1. a\n5. b', '<ordered-list><item>a</><item>b</></>'],
  ['- a\n  1. b\n  2. c', '<list><item>a<ordered-list><item>b</><item>c</></></></>'],
  ['15. Juni 2026', '15. Juni 2026'],
  ['1. Juni 2026: **neu**', '1. Juni 2026: <strong>neu</>'],
  ['15. Juni\n\n16. Juli', '<paragraph>15. Juni</><paragraph>16. Juli</>'],
  ['- 15. Juni\n- 1. Juli', '<list><item>15. Juni</><item>1. Juli</></>'],
  ['2026. Das Jahr', '2026. Das Jahr'],
  ['1. a\n\nb\n\n2. c', '<paragraph>1. a</><paragraph>b</><paragraph>2. c</>'],
  ['- a\n  - b', '<list><item>a<list><item>b</></></></>'],
  ['in\n\n- a **b**\n\nout', '<paragraph>in</><list><item>a <strong>b</></></><paragraph>out</>'],
  ['- [a](home)', '<list><item><link /to/home>a</></></>'],
])('compiles %j', ([text = '', drawn]) => {
  expect(draw(compileRichText(text, (target) => `/to/${target}`))).toBe(drawn)
})

test.for([
  'salt & pepper',
  '2 < 3 and 3 > 2',
  '“Quotes” and ’s',
  'snake_case_name',
  '2 * 3 * 4',
  '1.199 euro',
  '2025-06-01',
  'https://bakery.example/a_b_c',
  'see [here]',
  'a -- b ... c',
  '€ 4,50 (incl.)',
])('leaves %j as it is', (text) => {
  expect(compileRichText(text, String)).toEqual([text])
})

test('an escaped sign is that sign', () => {
  expect(draw(compileRichText('4 \\* 5', String))).toBe('4 * 5')
})

test('HTML stays text', () => {
  expect(draw(compileRichText('<b>x</b>', String))).toBe('<b>x</b>')
})

test.for([
  ['no link', []],
  ['[a](home) and **[b](plans/core#x)**', ['home', 'plans/core#x']],
  ['- [a](mailto:a@b.example)\n- [b](#end)', ['mailto:a@b.example', '#end']],
] as const)('finds the links of %j', ([text, links]) => {
  expect(linksIn(text)).toEqual(links)
})

test.for([
  ['**a** [b](c) *d*\n\n- e', 0],
  ['# a', 1],
  ['a `b` ![c](d)', 2],
] as const)('counts what a text cannot have: %j', ([text, count]) => {
  expect([...unsupportedMarkup(text)]).toHaveLength(count)
})
