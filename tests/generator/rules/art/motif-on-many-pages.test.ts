import { expect, test } from 'vitest'
import { findingsOfRule, holdsForSites } from '../sites.ts'

const code = 'art/motif-on-many-pages'

type Walls = Readonly<Record<string, readonly string[]>>

const wallsFile = (walls: Walls) => ({
  'walls.yaml': Object.entries(walls)
    .map(([name, rows]) => `${name}:\n  rows:\n${rows.map((row) => `    - ${row}\n`).join('')}`)
    .join(''),
})

const spotlight = (wall: string) =>
  `{ type: action, look: split, id: ${wall}, media: { wall: ${wall} } }`
const page = (...sections: readonly string[]) => `sections: [${sections.join(', ')}]\n`

/** Pages that each show the wall of their name. */
const pages = (walls: Walls) => ({
  ...wallsFile(walls),
  ...Object.fromEntries(
    Object.keys(walls).map((name) => [`en/pages/${name}.yaml`, page(spotlight(name))]),
  ),
})

/** Pages that all show one wall. */
const sharing = (names: readonly string[], ...rows: readonly string[]) => ({
  ...wallsFile({ flower: rows }),
  ...Object.fromEntries(names.map((name) => [`en/pages/${name}.yaml`, page(spotlight('flower'))])),
})

/** Three pages: two with a tulip in walls, and a third with these sections. */
const third = (...sections: readonly string[]) => ({
  ...pages({ home: ['tulip'], about: ['tulip'] }),
  ...wallsFile({ home: ['tulip'], about: ['tulip'], own: ['tulip'], quiet: ['pale'] }),
  'en/pages/tools.yaml': page(...sections),
})

const choices = (own: string, chosen: string) =>
  `{ type: trade-wall, id: quiz, wall: ${own}, fields: { choices: [{ id: food, wall: ${chosen} }] } }`

const loudThrice = (tile: string) => pages({ home: [tile], about: [tile], bread: [tile] })

holdsForSites('art/motif-on-many-pages', {
  caught: {
    'a motif on three pages': loudThrice('tulip'),
    'a motif on four pages': pages({
      home: ['tulip'],
      about: ['tulip'],
      bread: ['tulip'],
      cake: ['tulip'],
    }),
    'one wall on three pages': sharing(['home', 'about', 'bread'], 'boat pale'),
    'turned differently on each page': pages({
      home: ['leaf'],
      about: ['leaf:90'],
      bread: ['leaf:270'],
    }),
    'large on one of them': pages({
      home: ['play'],
      about: ['pale play'],
      bread: ['play*2 .', '. .'],
    }),
    'among others': pages({
      home: ['pale boat', 'tulip pale'],
      about: ['pale pale', 'pale tulip'],
      bread: ['sun tulip pale'],
    }),
    'in a second section': {
      ...pages({ home: ['tulip'], about: ['tulip'], bread: ['boat'], other: ['tulip'] }),
      'en/pages/bread.yaml': page(spotlight('bread'), spotlight('other')),
      'en/pages/other.yaml': undefined,
    },
    'a figure on two pages': pages({
      home: ['leaf leaf:90', 'leaf:270 leaf:180'],
      about: ['leaf leaf:90', 'leaf:270 leaf:180'],
    }),
    'a figure turned otherwise': pages({
      home: ['leaf leaf:90', 'leaf:270 leaf:180'],
      about: ['leaf leaf', 'leaf leaf'],
    }),
    'a figure in the corner of a wall': pages({
      home: ['pale pale pale', 'pale ox ox', 'pale ox ox'],
      about: ['ox ox', 'ox ox'],
    }),
    'a figure of one wall on two pages': sharing(
      ['home', 'about'],
      'cut cut:90',
      'cut:270 cut:180',
    ),
    'a row of three pairs': pages({
      home: ['petals petals petals', 'petals petals petals'],
      about: ['pale petals petals', 'pale petals petals'],
    }),
    'the wall that a section of fields shows at first': third(choices('own', 'quiet')),
    'the wall of the quiz on a page': {
      ...third('{ type: quiz, id: quiz, quiz: bread }'),
      'en/quizzes/bread.yaml': 'wall: own\n',
    },
    'the wall of the tool builder on its page': {
      ...third('{ type: tool-builder, id: builder }'),
      'en/tool-builder.yaml': 'quiz:\n  wall: own\n',
    },
    'the cover of a drawn article': third(
      '{ type: showcase, id: show, screen: { covers: [{ id: rye, wall: own }] } }',
    ),
    'a page in a folder': {
      ...third(),
      'en/pages/tools/mill.yaml': page(spotlight('own')),
    },
  },
  clean: {
    'the small site': {},
    'a motif on one page': pages({ home: ['tulip'] }),
    'a motif on two pages': pages({ home: ['tulip'], about: ['tulip'] }),
    'one wall on two pages': sharing(['home', 'about'], 'boat pale'),
    'many times on one page': pages({ home: ['tulip tulip', 'boat tulip'], about: ['tulip'] }),
    'two walls of a page and one of another': {
      ...pages({ home: ['tulip'], other: ['tulip'], about: ['tulip'] }),
      'en/pages/home.yaml': page(spotlight('home'), spotlight('other')),
      'en/pages/other.yaml': undefined,
    },
    'the same page in two languages': {
      ...pages({ home: ['tulip'], about: ['tulip'] }),
      'nl/pages/home.yaml': page(spotlight('home')),
      'nl/pages/about.yaml': page(spotlight('about')),
    },
    'a page that only a translation has': {
      ...third(),
      'nl/pages/molen.yaml': page(spotlight('own')),
    },
    'a figure on one page': pages({ home: ['ox ox', 'ox ox'], about: ['ox pale'] }),
    'a figure twice on one page': pages({ home: ['ox ox pale ox ox', 'ox ox pale ox ox'] }),
    'two figures of two motifs': pages({ home: ['ox ox', 'ox ox'], about: ['cut cut', 'cut cut'] }),
    'three of four': pages({ home: ['ox ox', 'ox ox'], about: ['ox ox', 'ox pale'] }),
    'four in a row': pages({ home: ['ox ox', 'ox ox'], about: ['ox ox ox ox'] }),
    'a large tile, which is no figure': pages({
      home: ['play*2 .', '. .'],
      about: ['play*2 .', '. .'],
    }),
    'a figure of quiet tiles': pages({
      home: ['pale pale', 'pale pale'],
      about: ['pale pale', 'pale pale'],
    }),
    'holes and covered cells': pages({ home: ['hole . .'], about: ['. hole'], bread: ['hole .'] }),
    'tiles that cannot be drawn': loudThrice('tulp'),
    'a name that begins like another': pages({ home: ['arc'], about: ['arc-sun'], bread: ['arc'] }),
    'a wall that no page shows': {
      ...pages({ home: ['tulip'], about: ['tulip'], bread: ['tulip'] }),
      'en/pages/bread.yaml': undefined,
    },
    'a wall that there is not': third(spotlight('missing')),
    'a tile beside a text': third('{ type: text, look: statement, id: about, tile: tulip }'),
    'the wall of a field that is not chosen at first': third(choices('quiet', 'own')),
    'the walls of the site': { ...third(), 'site.yaml': 'footerWall: own\ndrawerWall: own\n' },
    'the wall of a plan': {
      ...third('{ type: plans, look: table, id: plans }'),
      'catalog.yaml': 'plans: [{ id: core, wall: own }]\n',
    },
    'a quiz that no page plays': { ...third(), 'en/quizzes/bread.yaml': 'wall: own\n' },
    'no walls': { ...third(spotlight('own')), 'walls.yaml': '{}\n' },
    'walls that cannot be read': { ...third(spotlight('own')), 'walls.yaml': 'own: [\n' },
    'walls that are drawn wrongly': {
      ...loudThrice('tulip'),
      'walls.yaml': 'home: 3\nabout: { rows: tulip }\n',
    },
  },
})

test.for(['pale', 'solid'])('%s is only ground and may be anywhere', (tile) => {
  expect(findingsOfRule(code, loudThrice(tile))).toEqual([])
})

test('a finding stands at the tile of the page that is too many, and names the pages', () => {
  const walls = pages({
    home: ['arc-sun pale'],
    about: ['pale  pale', 'arc-sun   arc'],
    bread: ['arc:90 arc-sun'],
    cake: ['arc-sun arc'],
  })
  const told = findingsOfRule(code, walls).map(({ at, path, message, hint, related }) => [
    `${at.line}:${at.column} ${path} ${message} ${hint}`,
    ...(related ?? []).map((each) => `${each.at.line}:${each.at.column} ${each.message}`),
  ])
  expect(told).toEqual([
    [
      '13:7 cake.rows[0] The tile "arc-sun" is in walls on 4 pages: about, bread, cake, and home. Put another tile here, or give one of these pages a wall without it.',
      '7:7 It is here too.',
      '10:14 It is here too.',
      '3:7 It is here too.',
    ],
    [
      '13:15 cake.rows[0] The tile "arc" is in walls on 3 pages: about, bread, and cake. Put another tile here, or give one of these pages a wall without it.',
      '7:17 It is here too.',
      '10:7 It is here too.',
    ],
  ])
})

test('a figure is told of apart from its motif, in Dutch too', () => {
  const figure = ['ox ox', 'ox ox']
  const walls = pages({ home: figure, about: ['pale', ...figure], bread: ['ox'] })
  expect(
    findingsOfRule(code, walls, 'nl').map(({ at, message }) => `${at.line} ${message}`),
  ).toEqual([
    '3 De tegel "ox" staat in wanden op 3 pagina’s: about, bread en home.',
    '3 Vier tegels "ox" vormen een figuur op 2 pagina’s: about en home.',
  ])
})

test('a wall that too many pages share is told of once, whatever is in it', () => {
  const rows = ['tulip boat ox', 'leaf ox sun']
  const told = (...names: readonly string[]) =>
    findingsOfRule(code, {
      ...sharing(names, ...rows),
      ...wallsFile({ quiet: ['pale'], flower: rows, other: ['boat'] }),
      'en/pages/mill.yaml': page(spotlight('other')),
    }).map(({ at, path, message, hint }) => `${at.line}:${at.column} ${path} ${message} ${hint}`)
  const hint = 'Draw another wall, and give it to one of these pages.'

  expect(told('home')).toEqual([])
  expect(told('home', 'about')).toEqual([
    `4:1 flower The wall "flower" is on 2 pages, too many for its motifs: about and home. ${hint}`,
  ])
  expect(told('home', 'about', 'bread')).toEqual([
    `4:1 flower The wall "flower" is on 3 pages, too many for its motifs: about, bread, and home. ${hint}`,
  ])
})

test('of many pages a message names the first', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  const told = (language: 'en' | 'nl') =>
    findingsOfRule(code, sharing(names, 'tulip'), language).map(({ message }) => message)
  expect(told('en')).toEqual([
    'The wall "flower" is on 7 pages, too many for its motifs: a, b, c, d, e, and ….',
  ])
  expect(told('nl')).toEqual([
    'De wand "flower" staat op 7 pagina’s, te veel voor zijn motieven: a, b, c, d, e en ….',
  ])
})

test('an acknowledgement holds for these pages only', () => {
  const [finding] = findingsOfRule(code, loudThrice('tulip'))
  expect(finding?.values).toEqual({ en: 'tulip: about, bread, home' })
})
