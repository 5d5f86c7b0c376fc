import { expect, test } from 'vitest'
import { findingsOf, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites } from '../sites.ts'

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
const six = (first: string, ...others: readonly string[]) =>
  card({ turned: [first, ...others, ...times(5 - others.length, 's s s s s s')] })
const ink12 = times(12, 's').join(' ')
const twelve = (...rows: readonly string[]) =>
  card({ turned: [...rows, ...times(6 - rows.length, ink12)] })
const tiles = (...rows: readonly string[]) =>
  card({ rows: [...rows, ...times(6 - rows.length, 'leaf leaf leaf leaf leaf leaf')] })

test.for([
  {
    name: 'a wall of too few rows',
    site: card({ turned: ['s s s s s s', 's s s s s s'] }),
    findings: ['content/walls.yaml:5:1 art/card The wall "loaf" of a card has 2 rows of 6 cells.'],
  },
  {
    name: 'a cell that stays open',
    site: tiles('leaf hole leaf leaf leaf leaf'),
    findings: [
      'content/walls.yaml:7:12 art/card The cell in row 1, column 2 of "loaf" is open, and it is on a card.',
    ],
  },
  {
    name: 'a wide wall that is pale at the right of its first four rows',
    site: twelve(...times(3, 's s s s s s s p p p p p')),
    findings: [
      'content/walls.yaml:9:29 art/card Of the 48 cells that a card shows of "loaf", 15 are plain and pale, and 14 may: the last is in row 3, column 12.',
    ],
  },
  {
    name: 'a name that no wall has',
    site: card({ turned: times(6, 's s s s s s') }, 'loav'),
    findings: [
      'content/en/pages/home.yaml:1:7 reference/unknown There is no wall "loav".',
      'content/nl/pages/home.yaml:1:7 reference/unknown There is no wall "loav".',
    ],
  },
])('$name', ({ site, findings }) => {
  const found = findingsOf(site).filter((finding) => / (?:art\/card|reference\/)/.test(finding))
  expect(found).toEqual(findings)
})

test('a name that is almost that of a wall is put right', () => {
  const site = card({ turned: times(6, 's s s s s s') }, 'loav')
  const [first] = findingsOfRule('reference/unknown', site)
  expect(first?.hint).toContain('"loaf"')
})

holdsForSites('art/card', {
  caught: {
    'five rows': card({ turned: times(5, 's s s s s s') }),
    'seven rows': card({ turned: times(7, 's s s s s s') }),
    'five columns': card({ turned: times(6, 's s s s s') }),
    'eight columns': card({ turned: times(6, 's s s s s s s s') }),
    'four rows of twelve': card({ turned: times(4, ink12) }),
    'one row that is shorter': six('s s s s s'),
    'one row that is longer': six('s s s s s s s'),
    'a row too many with the tiles below': card({
      ...{ turned: times(6, 's s s s s s'), rows: ['leaf leaf leaf leaf leaf leaf'] },
    }),
    'a small wall of tiles': card({ rows: ['leaf leaf', 'leaf leaf'] }),
    'a wall that a section shows too': card({ turned: times(6, 's s s s s s') }, 'flower'),
    'a wall without rows': {
      'walls.yaml': 'loaf:\n  address: Singel 1\n',
      ...withCard('loaf'),
    },
    'a hole': tiles('leaf leaf hole leaf leaf leaf'),
    'a hole in the last cell': tiles(
      ...times(5, 'leaf leaf leaf leaf leaf leaf'),
      'leaf leaf leaf leaf leaf hole',
    ),
    'a dot that nothing covers': tiles('leaf . leaf leaf leaf leaf'),
    'a dot beside a large tile': tiles('leaf*2 . . leaf leaf leaf', '. . leaf leaf leaf leaf'),
    'twelve pale cells of 36': six('p p p p p p', 'p p p p p p'),
    'nothing but pale': card({ turned: times(6, 'p p p p p p') }),
    'a pale left half of a wide wall': twelve(...times(2, 'p p p p p p s s s s s s')),
    'fifteen pale cells over a title': twelve(...times(3, 's s s s s s s p p p p p')),
  },
  clean: {
    'the small site': {},
    'a page that names no wall': {
      'walls.yaml': 'flower:\n  rows:\n    - leaf hole\n',
    },
    'six rows of six': card({ turned: times(6, 's s s s s s') }),
    'six rows of twelve': twelve(),
    'rows of tiles': tiles(),
    'turned rows above tiles': card({
      ...{ turned: times(4, 's s s s s s'), rows: times(2, 'leaf leaf leaf leaf leaf leaf') },
    }),
    'a figure': six('p i2 s s i3 p', 'i2 s o2 o3 s i3'),
    'eleven pale cells of 36': six('p p p p p p', 'p p p p p s'),
    'fourteen pale cells over a title': twelve(
      'p s s s s s s p p p p p',
      's s s s s s s s p p p p',
      's s s s s s s s p p p p',
    ),
    'pale cells below the rows that stand over a title': twelve(
      ...times(4, ink12),
      ...times(2, 's s s s s s p p p p p p'),
    ),
    'pale discs and grounds of discs': six('n0 n1 n2 n3 n0 n1', 'i0 i1 i2 i3 w0 w1'),
    'a tile named like a pale cell': tiles('cut cut cut cut cut cut'),
    'a large tile': tiles('leaf*2 . leaf leaf leaf leaf', '. . leaf leaf leaf leaf'),
    'one tile over all': card({ rows: ['leaf*6 . . . . .', ...times(5, '. . . . . .')] }),
    'spaces to line up': six('s  s   s s s s'),
    'a wall that is none': card({ turned: times(6, 's s s s s s') }, 'bread'),
  },
})
