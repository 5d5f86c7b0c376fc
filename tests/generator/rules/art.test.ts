import { expect, test } from 'vitest'
import { editBoth } from '../edit.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

/** A wall with these rows by their key, such as `turned`. */
const wall = (rows: Readonly<Record<string, readonly string[]>>) => ({
  'walls.yaml': `flower:\n${Object.entries(rows)
    .map(([key, list]) => `  ${key}:\n${list.map((row) => `    - ${row}\n`).join('')}`)
    .join('')}`,
})

const turned = (...rows: readonly string[]) => wall({ turned: rows })

holdsForSites('art/turned-wall', {
  told: {
    'the second of two equal wrong cells': [
      turned('s  s s2', 's s2 s'),
      'walls.yaml:3 There is no turned tile "s2", in row 1, column 3.',
      'walls.yaml:4 There is no turned tile "s2", in row 2, column 2.',
    ],
    'rows of several lengths, with those below': [
      wall({ turned: ['i2 i3 s', 'i1 i0'], rows: ['leaf leaf'] }),
      'walls.yaml:4 Row 2 has 2 cells, and the first row has 3.',
      'walls.yaml:6 Row 3 has 2 cells, and the first row has 3.',
    ],
  },
  caught: { 'no rows': { 'walls.yaml': 'flower:\n  address: Singel 1\n' } },
  clean: {
    'every disc once': turned('i0 w1 e2 c3 b0 n1 k2 h3'),
    'tiles that are named like cells': wall({ rows: ['i2'] }),
  },
})

const drawing = (row: string) => wall({ rows: ['leaf', row] })

test.for([
  ['art/unknown-tile', drawing('leef:90'), 'leaf'],
  ['reference/unknown', editBoth('pages/home.yaml', /^/, 'card: flowar\n'), 'flower'],
] as const)('%s tells the name that was meant', ([code, changes, name]) => {
  expect(findingsOfRule(code, changes)[0]?.hint).toBe(`Did you mean "${name}"?`)
})

holdsForSites('art/unknown-tile', {
  caught: sitesOf(['Leaf', 'leaf/90', 'leaf:80', 'sunny sun', 'play*2x .'], drawing),
  clean: sitesOf(['leaf arc-sun:90 play*2 .', 'hole corner:270 leaf:180 .'], drawing),
})
