import { expect, test } from 'vitest'
import { edit, editBoth } from '../../edit.ts'
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
    'no home page': { [`en/${file}`]: undefined, [`nl/${file}`]: undefined },
    'a home page in English only': { ...inEnglish, [`nl/${file}`]: undefined },
    'a home page with another address in Dutch': edit(`nl/${file}`, 'path: /\n', 'path: /start\n'),
    'a home page in English only, and Dutch pages': {
      ...inEnglish,
      [`nl/${file}`]: undefined,
      'nl/pages/bread.yaml': page(),
    },
  },
  clean: {
    'the small site': {},
    'a translation that is missing by mistake': { [`nl/${file}`]: undefined },
    'a language that has no pages yet': german,
  },
})
