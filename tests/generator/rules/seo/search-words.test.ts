import { expect, test } from 'vitest'
import { holdsForSearch, searchFindings } from '../search-results.ts'

const texts = (search: string, title: string) => ({
  title,
  more: `search: ${JSON.stringify(search)}\n`,
})

holdsForSearch('seo/search-words', 'en', {
  caught: [
    texts('bakery haarlem', 'Bread from a wood oven'),
    texts('bakery haarlem', 'Our bakery'),
    texts('bakery haarlem', 'Haarlem bread'),
    texts('wood oven bread', 'Bread from our oven'),
    texts('website for coaches', 'Websites that win clients'),
    texts('website for coaches', 'We build for coaches'),
    texts('free website audit', 'A video about your website'),
    texts('one-page website', 'A site in one piece'),
    texts('what does bread cost', 'Bread and its price'),
    texts('quiz funnel website', 'A website with a quiz'),
    texts('client portal', 'A portal for guests'),
    texts('web agency Amsterdam', 'Web agency in Haarlem'),
    texts('strategy call', 'Talk to us'),
    texts('lead quiz maker', 'A quiz for leads'),
    texts('gluten-free bread', 'Bread without wheat'),
  ],
  clean: [
    texts('bakery haarlem', 'Bakery in Haarlem'),
    texts('bakery haarlem', 'HAARLEM: the bakery'),
    texts('website for coaches', 'Websites for coaches and consultants'),
    texts('websites for coach', 'A website for coaches'),
    texts('wood oven bread', 'Bread from a wood oven'),
    texts('one-page website', 'One-page website from our oven'),
    texts('bread', 'Breadsticks by post'),
    texts('how to get fit', 'Ten ways to run'),
    texts('free audit', 'Free website audit, on video'),
    texts('web agency Amsterdam', 'Web agency in Amsterdam'),
    texts('an old pie', 'Cake, and so on, for you'),
    texts('pâtisserie', 'Pâtisserie of Haarlem'),
    texts('24 hours bread', 'Bread at all hours'),
    texts('BREAD FROM HAARLEM', 'Bread from Haarlem'),
    texts('client portal', 'A portal for each client'),
    { title: 'A page without a search' },
  ],
})

test('names the words that the title lacks', () => {
  const [found] = searchFindings('seo/search-words', texts('wood oven bread', 'Our bakery'))

  expect(found?.message).toBe(
    'The title lacks words of the search "wood oven bread": wood, oven, and bread.',
  )
})
