import { expect, test } from 'vitest'
import { edit, editBoth, inBoth } from '../../edit.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const file = 'pages/home.yaml'
/** The home page with another line for its address. */
const home = (line: string) => editBoth(file, 'path: /\n', line)
const page = (path?: string) =>
  `${path === undefined ? '' : `path: ${path}\n`}title: Bread\ndescription: Our bread\nsections:\n  - { type: text, look: statement, id: bread, tile: key, text: Bread }\n`
const inEnglish = edit(`en/${file}`, 'path: /\n', 'path: /\nlanguages: [en]\n')
const german: Changes = {
  'site.yaml': smallSite['site.yaml']?.replace('[en, nl]', '[en, nl, de]'),
}

test.for([
  {
    name: 'a home page without its address',
    changes: home(''),
    found: [
      ['content/en/pages/home.yaml', 1, 'No page of English has the address /.'],
      ['content/nl/pages/home.yaml', 1, 'No page of Dutch has the address /.'],
    ],
  },
  {
    name: 'a home page that one language has',
    changes: { ...inEnglish, [`nl/${file}`]: undefined },
    found: [['content/site.yaml', 3, 'The page at the address / does not exist in Dutch.']],
  },
])('$name', ({ changes, found }) => {
  const messages = checkSmallSite(changes)
    .diagnostics.filter(({ code }) => code === 'page/no-home')
    .map(({ at, message }) => [at.file, at.line, message])

  expect(messages).toEqual(found)
})

holdsForSites('page/no-home', {
  caught: {
    'no address': home(''),
    'an address by name': home('path: /home\n'),
    'an address below': home('path: /bread/home\n'),
    'the address of a language': home('path: /nl\n'),
    'no slash': home("path: ''\n"),
    'an address of another kind': home('path: 1\n'),
    'only another address': home('aliases: [/]\n'),
    'no home page': { [`en/${file}`]: undefined, [`nl/${file}`]: undefined },
    'no home page, but another': {
      [`en/${file}`]: undefined,
      [`nl/${file}`]: undefined,
      ...inBoth('pages/bread.yaml', page()),
    },
    'other pages with addresses': { ...home(''), ...inBoth('pages/bread.yaml', page('/bread')) },
    'a page named home below': { ...home(''), ...inBoth('pages/bread/home.yaml', page()) },
    'a home page in English only': { ...inEnglish, [`nl/${file}`]: undefined },
    'a home page with another address in Dutch': edit(`nl/${file}`, 'path: /\n', 'path: /start\n'),
    'a home page in English only, and Dutch pages': {
      ...inEnglish,
      [`nl/${file}`]: undefined,
      'nl/pages/bread.yaml': page(),
    },
    'a home page in Dutch only': {
      [`en/${file}`]: undefined,
      ...edit(`nl/${file}`, 'path: /\n', 'path: /\nlanguages: [nl]\n'),
    },
    'a home page in two of three languages': {
      ...german,
      ...editBoth(file, 'path: /\n', 'path: /\nlanguages: [en, nl]\n'),
    },
  },
  clean: {
    'the small site': {},
    'more pages': inBoth('pages/bread.yaml', page()),
    'pages with addresses': inBoth('pages/bread.yaml', page('/our-bread')),
    'a page before it': inBoth('pages/about.yaml', page()),
    'a page below': inBoth('pages/bread/rye.yaml', page()),
    'its address in quotes': home("path: '/'\n"),
    'an address and a layout': home('path: /\nlayout: full\n'),
    'its address, and another': home('path: /\naliases: [/start]\n'),
    'a page of another name': {
      [`en/${file}`]: undefined,
      [`nl/${file}`]: undefined,
      ...inBoth('pages/start.yaml', page('/')),
    },
    'a page of another name beside one named home': {
      ...home(''),
      ...inBoth('pages/start.yaml', page('/')),
    },
    'another home page': { ...inBoth('pages/start.yaml', page('/')) },
    'one language': {
      'site.yaml': smallSite['site.yaml']?.replace('[en, nl]', '[en]'),
      'nl/language.yaml': undefined,
      'nl/navigation.yaml': undefined,
      [`nl/${file}`]: undefined,
    },
    'a translation that is missing by mistake': { [`nl/${file}`]: undefined },
    'a language that has no pages yet': german,
    'an address that one language forgot': edit(`nl/${file}`, 'path: /\n', ''),
  },
})
