import { expect, test } from 'vitest'
import { edit, inBoth } from '../../edit.ts'
import { checkSmallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

const file = 'pages/home.yaml'

const page = (path?: string) =>
  `${path === undefined ? '' : `path: ${path}\n`}title: Bread\ndescription: Our bread\nsections:\n  - { type: text, look: statement, id: bread, tile: key, text: Bread }\n`
const inEnglish = edit(`en/${file}`, 'path: /\n', 'path: /\nlanguages: [en]\n')

test.for([
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
  },
  clean: {
    'pages with addresses': inBoth('pages/bread.yaml', page('/our-bread')),
    'a translation that is missing by mistake': { [`nl/${file}`]: undefined },
  },
})
