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
])('$name', ({ site, findings }) => {
  expect(findingsOf(site).filter((finding) => finding.includes('art/turned-wall'))).toEqual(
    findings,
  )
})

holdsForSites('art/turned-wall', {
  caught: {
    'a letter that is none': turned('j2'),
    'a short row': turned('i2 i3 s', 'i1 i0'),
    'nothing but accent': turned('y'),
    'accent on ink': turned('o2 o3 s s', 's s s s'),
    'no rows': wall('  address: Singel 1'),
  },
  clean: {
    'the small site': {},
    'every disc once': turned('i0 w1 e2 c3 b0 n1 k2 h3'),
    'one accent in six': turned('a2 s s', 's s s'),
    'tiles that are named like cells': wall(...rows('rows', ['i2'])),
    'no walls': { 'walls.yaml': '{}\n' },
  },
})
