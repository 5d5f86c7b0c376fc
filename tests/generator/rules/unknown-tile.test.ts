import { expect, test } from 'vitest'
import { checkSmallSite, findingsOf } from '../small-site.ts'

const drawing = (...rows: string[]) => ({
  'walls.yaml': `flower:\n  rows:\n${rows.map((row) => `    - ${row}\n`).join('')}`,
})

test.for([
  {
    name: 'tiles, turned, large, holes and covered cells',
    rows: ['leaf arc-sun:90 play*2 .', 'hole corner:270 . .'],
    findings: [],
  },
  {
    name: 'a tile that cannot be drawn',
    rows: ['leaf leaf', 'leaf leef'],
    findings: ['content/walls.yaml:4:12 art/unknown-tile There is no tile "leef".'],
  },
  {
    name: 'a turn that is none',
    rows: ['leaf leaf:45'],
    findings: ['content/walls.yaml:3:12 art/unknown-tile "leaf:45" cannot be turned so.'],
  },
  {
    name: 'something that is no word of a wall',
    rows: ['leaf leaf/90'],
    findings: ['content/walls.yaml:3:12 art/unknown-tile There is no tile "leaf/90".'],
  },
  {
    name: 'every wrong tile of a row',
    rows: ['laef leaf tulp'],
    findings: [
      'content/walls.yaml:3:7 art/unknown-tile There is no tile "laef".',
      'content/walls.yaml:3:17 art/unknown-tile There is no tile "tulp".',
    ],
  },
  {
    name: 'a wrong tile after one whose name starts with it',
    rows: ['leaf:90 sunny sun sunn'],
    findings: [
      'content/walls.yaml:3:15 art/unknown-tile There is no tile "sunny".',
      'content/walls.yaml:3:25 art/unknown-tile There is no tile "sunn".',
    ],
  },
])('$name', ({ rows, findings }) => {
  expect(findingsOf(drawing(...rows))).toEqual(findings)
})

test.for([
  ['leef:90', 'Did you mean "leaf"?'],
  ['leaf:45', 'Turn it by 90, 180 or 270.'],
])('%s: %s', ([row = '', hint]) => {
  expect(checkSmallSite(drawing(row)).diagnostics.map((found) => found.hint)).toEqual([hint])
})
