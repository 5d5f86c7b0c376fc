import { expect, test } from 'vitest'
import { holdsForSearch, searchFindings } from '../search-results.ts'

const texts = (search: string, title: string) => ({
  title,
  more: `search: ${JSON.stringify(search)}\n`,
})

holdsForSearch('seo/search-words', 'en', {
  caught: [
    texts('bakery haarlem', 'Bread from a wood oven'),
    texts('website for coaches', 'We build for coaches'),
    texts('free website audit', 'A video about your website'),
    texts('what does bread cost', 'Bread and its price'),
    texts('strategy call', 'Talk to us'),
  ],
  clean: [
    texts('bakery haarlem', 'HAARLEM: the bakery'),
    texts('websites for coach', 'A website for coaches'),
    texts('how to get fit', 'Ten ways to run'),
    texts('24 hours bread', 'Bread at all hours'),
    { title: 'A page without a search' },
  ],
})

test('names the words that the title lacks', () => {
  const [found] = searchFindings('seo/search-words', texts('wood oven bread', 'Our bakery'))

  expect(found?.message).toBe(
    'The title lacks words of the search "wood oven bread": wood, oven, and bread.',
  )
})
