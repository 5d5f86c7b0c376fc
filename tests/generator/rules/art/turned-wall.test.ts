import { expect, test } from 'vitest'
import { findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const wall = (...lines: string[]) => ({ 'walls.yaml': `flower:\n${lines.join('\n')}\n` })
const rows = (key: string, list: readonly string[]) => [
  `  ${key}:`,
  ...list.map((row) => `    - ${row}`),
]
const turned = (...list: string[]) => wall(...rows('turned', list))
/** Turned rows above rows of tiles. */
const above = (top: readonly string[], below: readonly string[]) =>
  wall(...rows('turned', top), ...rows('rows', below))

test.for([
  { name: 'a circle', site: turned('i2 i3', 'i1 i0'), findings: [] },
  {
    name: 'a letter and a corner that are none',
    site: turned('i2 i3', 'j1 i4'),
    findings: [
      'content/walls.yaml:4:7 art/turned-wall There is no turned tile "j1", in row 2, column 1.',
      'content/walls.yaml:4:10 art/turned-wall There is no turned tile "i4", in row 2, column 2.',
    ],
  },
  {
    name: 'the second of two equal wrong cells',
    site: turned('s  s s2', 's s2 s'),
    findings: [
      'content/walls.yaml:3:12 art/turned-wall There is no turned tile "s2", in row 1, column 3.',
      'content/walls.yaml:4:9 art/turned-wall There is no turned tile "s2", in row 2, column 2.',
    ],
  },
  {
    name: 'rows of several lengths, with those below',
    site: above(['i2 i3 s', 'i1 i0'], ['leaf leaf']),
    findings: [
      'content/walls.yaml:4:7 art/turned-wall Row 2 has 2 cells, and the first row has 3.',
      'content/walls.yaml:6:7 art/turned-wall Row 3 has 2 cells, and the first row has 3.',
    ],
  },
  {
    name: 'more accent than one cell in six',
    site: turned('a2 a3 s', 's s s'),
    findings: [
      'content/walls.yaml:3:10 art/turned-wall Of the 6 cells of "flower", 2 have the accent, and 1 may: the last is in row 1, column 2.',
    ],
  },
  {
    name: 'more empty ground than three cells in ten',
    site: turned('p p p p s s', 's s s s s s'),
    findings: [
      'content/walls.yaml:3:13 art/turned-wall Of the 12 cells of "flower", 4 are plain and pale, and 3 may: the last is in row 1, column 4.',
    ],
  },
  {
    name: 'no rows at all',
    site: wall('  narrow: { columns: 2 }'),
    findings: ['content/walls.yaml:1:1 art/turned-wall The wall "flower" has no rows.'],
  },
])('$name', ({ site, findings }) => {
  expect(findingsOf(site).filter((finding) => finding.includes('art/turned-wall'))).toEqual(
    findings,
  )
})

holdsForSites('art/turned-wall', {
  caught: {
    'a letter that is none': turned('j2'),
    'a capital': turned('I2'),
    'a corner that is none': turned('i4'),
    'a disc without a corner': turned('i'),
    'a plain cell with a corner': turned('s1'),
    'three characters': turned('i22'),
    'a corner before the letter': turned('2i'),
    'the name of a tile': turned('leaf'),
    'a hole': turned('hole s'),
    'a cell for a large tile': turned('. s'),
    'no space between cells': turned('i2i3 s'),
    'a comma between cells': turned('"s, s"'),
    degrees: turned('i:90'),
    'a short row': turned('i2 i3 s', 'i1 i0'),
    'a long row': turned('i2 i3', 'i1 i0 s'),
    'a narrower row of tiles below': above(['s s'], ['leaf']),
    'nothing but accent': turned('y'),
    'discs of accent': turned('a0 a1 s s s'),
    'accent on ink': turned('o2 o3 s s', 's s s s'),
    'nothing but pale': turned('p p', 'p p'),
    'a third of pale': turned('p s s'),
    'no rows': wall('  address: Singel 1'),
  },
  clean: {
    'the small site': {},
    'one plain cell': turned('s'),
    'plain cells of each glaze that may stand alone': turned('s v z'),
    'a circle': turned('i2 i3', 'i1 i0'),
    'a circle of glaze on ink': turned('e2 e3', 'e1 e0'),
    'every disc once': turned('i0 w1 e2 c3 b0 n1 k2 h3'),
    'one accent in six': turned('a2 s s', 's s s'),
    'a disc on pale ground': turned('i0 w1'),
    'three pale cells of ten': turned('p p p s s', 's s s s s'),
    'spaces to line up': turned('p  i2 i3 s', 's  i1 i0 s'),
    quotes: turned("'s s'"),
    'turned rows above tiles': above(['i2 i3', 'i1 i0'], ['leaf leaf', 'sun sun']),
    'only tiles': wall(...rows('rows', ['leaf', 'leaf leaf'])),
    'tiles that are named like cells': wall(...rows('rows', ['i2'])),
    'two walls': { 'walls.yaml': 'flower:\n  turned: [s s]\nloaf:\n  rows: [leaf]\n' },
    'no walls': { 'walls.yaml': '{}\n' },
  },
})
