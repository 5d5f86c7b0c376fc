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

const ink12 = times(12, 's').join(' ')
const twelve = (...rows: readonly string[]) =>
  card({ turned: [...rows, ...times(6 - rows.length, ink12)] })
const tiles = (...rows: readonly string[]) =>
  card({ rows: [...rows, ...times(6 - rows.length, 'leaf leaf leaf leaf leaf leaf')] })

test.for([
  {
    name: 'a wide wall that is pale at the right of its first four rows',
    site: twelve(...times(3, 's s s s s s s p p p p p')),
    findings: [
      'content/walls.yaml:9:29 art/card Of the 48 cells that a card shows of "loaf", 15 are plain and pale, and 14 may: the last is in row 3, column 12.',
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
    'seven rows': card({ turned: times(7, 's s s s s s') }),
    'a hole': tiles('leaf leaf hole leaf leaf leaf'),
    'a dot that nothing covers': tiles('leaf . leaf leaf leaf leaf'),
    'a pale left half of a wide wall': twelve(...times(2, 'p p p p p p s s s s s s')),
    'fifteen pale cells over a title': twelve(...times(3, 's s s s s s s p p p p p')),
  },
  clean: {
    'six rows of twelve': twelve(),
    'a large tile': tiles('leaf*2 . leaf leaf leaf leaf', '. . leaf leaf leaf leaf'),
  },
})
