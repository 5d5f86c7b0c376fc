import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainCounts } from '#generator/text/markup/plain-counts.ts'
import { markupIn } from '#generator/text/markup/rich-text.ts'
import { runs } from '../../../support/runs.ts'

/** What the parser counts. */
function counted(text: string) {
  const counts = markupIn(text)
  const of = (kind: string) => counts.get(kind) ?? 0
  return {
    strong: of('strong'),
    list: of('list'),
    list_item: of('list_item'),
    paragraph: counts.size === 0 ? 1 : of('paragraph'),
  }
}

test.for([
  ['Just words.', { strong: 0, list: 0, list_item: 0, paragraph: 1 }],
  ['One.\n\nTwo, **in** bold.', { strong: 1, list: 0, list_item: 0, paragraph: 2 }],
  [
    'See [the plans](plans):\n\n- **Core**\n- Pro, with\n  more\n\nThat is all.',
    { strong: 1, list: 1, list_item: 2, paragraph: 2 },
  ],
] as const)('%j is counted without the parser', ([text, counts]) => {
  expect(plainCounts(text)).toEqual(counts)
  expect(counted(text)).toEqual(counts)
})

test.for(['*emphasis*', '# heading', '1. first', '- a\n\n- b', 'a\n---', '`code`', '**open'])(
  '%j is left to the parser',
  (text) => {
    expect(plainCounts(text)).toBeUndefined()
  },
)

const pieces = fc.array(
  fc.constantFrom(
    ...['word', 'é', ' ', '  ', '\n', '\n\n', '\t', '\n- ', '\n  ', '- ', '1. ', '# ', '> ', '---'],
    ...[
      '**',
      '**bold**',
      '*',
      '_',
      '[',
      '](x)',
      '[a](b)',
      '[[a]]',
      '(',
      ')',
      '\\',
      '`',
      '<b>',
      '=',
    ],
    ...['.', ',', '!', '“', '&amp;', '|'],
  ),
  { maxLength: 12 },
)

test('what is counted without the parser is what the parser counts', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = `a${parts.join('')}z`
      const counts = plainCounts(text)
      fc.pre(counts !== undefined)
      expect(counts).toEqual(counted(text))
    }),
    { numRuns: runs(2000), maxSkipsPerRun: 20 },
  )
})
