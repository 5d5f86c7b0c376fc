import { expect, test } from 'vitest'
import { checkSmallSite, findingsOf } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const drawing = (...rows: string[]) => ({
  'walls.yaml': `flower:\n  rows:\n${rows.map((row) => `    - ${row}\n`).join('')}`,
})

test.for([
  {
    name: 'tiles, turned, large, holes and covered cells',
    rows: ['leaf arc-sun:90 play*2 .', 'hole corner:270 . .'],
    findings: [],
  },
])('$name', ({ rows, findings }) => {
  expect(findingsOf(drawing(...rows))).toEqual(findings)
})

test.for([['leef:90', 'Did you mean "leaf"?']])('%s: %s', ([row = '', hint]) => {
  expect(checkSmallSite(drawing(row)).diagnostics.map((found) => found.hint)).toEqual([hint])
})

const inFolder = (text: string) => ({ 'walls.yaml': text })

holdsForSites('art/unknown-tile', {
  caught: {
    'a capital': drawing('Leaf'),
    'another sign for a turn': drawing('leaf/90'),
    'a name that begins like another': drawing('sunny sun'),
    'in the second wall': inFolder('flower:\n  rows: [leaf]\nloaf:\n  rows: [loaf]\n'),
    'a word after a size': drawing('play*2x .'),
  },
  clean: {
    'the small site': {},
    'half a turn': drawing('leaf:180'),
    'a large tile': drawing('play*2 .', '. .'),
    'a hole': drawing('hole leaf'),
    'no walls': inFolder('{}\n'),
  },
})
