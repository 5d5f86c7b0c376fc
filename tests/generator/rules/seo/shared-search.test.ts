import { expect, test } from 'vitest'
import { type Changes, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

type Searches = readonly [home: string, other: string]

const home = String(smallSite['en/pages/home.yaml'])
const withSearch = (page: string, search: string) =>
  search === '' ? page : `search: ${JSON.stringify(search)}\n${page}`

/** Two pages of a language, each written for a search. */
const searches = ([first, second]: Searches): Changes => ({
  'en/pages/home.yaml': withSearch(home, first),
  'en/pages/bread.yaml': withSearch(home.replace('path: /\n', ''), second),
})

holdsForSites('seo/shared-search', {
  caught: sitesOf<Searches>(
    [
      ['bakery haarlem', 'haarlem bakery'],
      ['bread', 'BREAD'],
      ['pâtisserie', 'pa\u0302tisserie'],
      ['website laten maken', 'website laten maken'],
      ['what does bread cost', 'What does bread cost?'],
    ],
    searches,
  ),
  clean: sitesOf<Searches>(
    [
      ['bakery haarlem', 'bakery amsterdam'],
      ['', ''],
      ['one-page website', 'website'],
      ['website for coaches', 'website for fitness coaches'],
      ['bread by post', 'post by car'],
    ],
    searches,
  ),
})

test('two languages may have the same search', () => {
  expect(
    findingsOfRule('seo/shared-search', {
      'en/pages/home.yaml': withSearch(home, 'Coach Noor'),
      'nl/pages/home.yaml': withSearch(String(smallSite['nl/pages/home.yaml']), 'Coach Noor'),
    }),
  ).toEqual([])
})

test('names the other page and points at it', () => {
  const found = findingsOfRule('seo/shared-search', searches(['bread', 'bread']))

  expect(found).toMatchObject([
    { message: expect.stringMatching(/^The page "(?:home|bread)" is/), path: 'search' },
  ])
  expect(found[0]?.related).toHaveLength(1)
})
