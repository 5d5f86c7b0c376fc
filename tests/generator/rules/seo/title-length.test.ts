import { holdsForSearch } from '../search-results.ts'

const titles = (...all: readonly string[]) => all.map((title) => ({ title }))

holdsForSearch('seo/title-length', 'en', {
  caught: titles(
    'M'.repeat(40),
    'i'.repeat(61),
    'BREAD FROM A WOOD OVEN IN HAARLEM, BAKED EVERY NIGHT',
    'Bread from a wood oven, baked every night and brought to your door in Haarlem',
    'Websites, lead funnels and automation for coaches and consultants in Amsterdam',
  ),
  clean: titles(
    'Bread for {{price.bread}} a loaf',
    'Our sourdough, baked every night | Korenaar in Haarlem',
    'Fifteen letters',
    'BREAD FROM A WOOD OVEN',
  ).concat([{ title: 'Thanks', ...{ more: 'unlisted: true\n' } }]),
})
