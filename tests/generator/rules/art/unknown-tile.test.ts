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

const inFolder = (text: string) => ({ 'walls.yaml': text })

holdsForSites('art/unknown-tile', {
  caught: {
    'a misspelt tile': drawing('leaf leef'),
    'two letters swapped': drawing('laef'),
    'a plural': drawing('leafs'),
    'a capital': drawing('Leaf'),
    'the Dutch word': drawing('blad'),
    'a turn that is none': drawing('leaf:45'),
    'a turn by nothing': drawing('leaf:0'),
    'a whole turn': drawing('leaf:360'),
    'a turn back': drawing('leaf:-90'),
    'a turn without a number': drawing("'leaf:'"),
    'another sign for a turn': drawing('leaf/90'),
    'a comma between tiles': drawing('"leaf, leaf"'),
    'a hole in capitals': drawing('leaf HOLE'),
    'two points': drawing('leaf ..'),
    'the first of a row': drawing('tulp leaf leaf'),
    'the last of the last row': drawing('leaf leaf', 'leaf leaf', 'leaf leav'),
    'a name that begins like another': drawing('sunny sun'),
    'in the second wall': inFolder('flower:\n  rows: [leaf]\nloaf:\n  rows: [loaf]\n'),
    'a word after a size': drawing('play*2x .'),
  },
  clean: {
    'the small site': {},
    'one tile': drawing('leaf'),
    'a row of tiles': drawing('leaf sun play'),
    'two rows': drawing('leaf leaf', 'sun sun'),
    'a quarter turn': drawing('leaf:90'),
    'half a turn': drawing('leaf:180'),
    'three quarters': drawing('leaf:270'),
    'a large tile': drawing('play*2 .', '. .'),
    'a hole': drawing('hole leaf'),
    'nothing but holes': drawing('hole hole'),
    'a tile with a hyphen': drawing('arc-sun:90'),
    spaces: drawing('leaf   leaf'),
    quotes: drawing("'leaf leaf'"),
    'a corner turned': drawing('corner:270 corner'),
    'two walls': inFolder('flower:\n  rows: [leaf]\nloaf:\n  rows: [sun:90]\n'),
    'no walls': inFolder('{}\n'),
    'the same tile twice': drawing('leaf leaf leaf:90 leaf:90'),
  },
})
