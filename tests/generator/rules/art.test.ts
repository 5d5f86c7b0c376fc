import { expect, test } from 'vitest'
import { checkSmallSite, findingsOf, smallSite } from '../small-site.ts'
import { findingsOfRule, holdsForSites } from './sites.ts'

const withCard = (name: string) => {
  const pages = ['en/pages/home.yaml', 'nl/pages/home.yaml'] as const
  return Object.fromEntries(pages.map((path) => [path, `card: ${name}\n${smallSite[path]}`]))
}

const list = (key: string, rows: readonly string[]) =>
  rows.length > 0 ? [`  ${key}:`, ...rows.map((row) => `    - ${row}`)] : []

interface Drawing {
  readonly turned?: readonly string[]
  readonly rows?: readonly string[]
}

/** The small site with a wall that its home page names for its card. */
const card = ({ turned = [], rows = [] }: Drawing, named = 'loaf') => ({
  'walls.yaml': [
    'flower:\n  rows:\n    - leaf leaf:90\n    - leaf:90 leaf',
    'loaf:',
    ...list('turned', turned),
    ...list('rows', rows),
    '',
  ].join('\n'),
  ...withCard(named),
})

const times = (count: number, row: string) => Array.from({ length: count }, () => row)

test('a name that is almost that of a wall is put right', () => {
  const site = card({ turned: times(6, 's s s s s s') }, 'loav')
  const [first] = findingsOfRule('reference/unknown', site)
  expect(first?.hint).toContain('"loaf"')
})

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
    'no rows': wall('  address: Singel 1'),
  },
  clean: {
    'the small site': {},
    'every disc once': turned('i0 w1 e2 c3 b0 n1 k2 h3'),
    'tiles that are named like cells': wall(...rows('rows', ['i2'])),
    'no walls': { 'walls.yaml': '{}\n' },
  },
})

const drawing = (...rows: string[]) => ({
  'walls.yaml': `flower:\n  rows:\n${rows.map((row) => `    - ${row}\n`).join('')}`,
})

test.for([['leef:90', 'Did you mean "leaf"?']])('%s: %s', ([row = '', hint]) => {
  expect(checkSmallSite(drawing(row)).diagnostics.map((found) => found.hint)).toEqual([hint])
})

const inFolder = (text: string) => ({ 'walls.yaml': text })

holdsForSites('art/unknown-tile', {
  caught: {
    'a capital': drawing('Leaf'),
    'another sign for a turn': drawing('leaf/90'),
    'a turn that is no quarter': drawing('leaf:80'),
    'a name that begins like another': drawing('sunny sun'),
    'in the second wall': inFolder('flower:\n  rows: [leaf]\nloaf:\n  rows: [loaf]\n'),
    'a word after a size': drawing('play*2x .'),
  },
  clean: {
    'the small site': {},
    'all of it': drawing('leaf arc-sun:90 play*2 .', 'hole corner:270 . .'),
    'half a turn': drawing('leaf:180'),
    'a large tile': drawing('play*2 .', '. .'),
    'a hole': drawing('hole leaf'),
    'no walls': inFolder('{}\n'),
  },
})
