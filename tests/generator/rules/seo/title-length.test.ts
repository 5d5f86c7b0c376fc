import { holdsForSearch } from '../search-results.ts'

const titles = (...all: readonly string[]) => all.map((title) => ({ title }))

holdsForSearch('seo/title-length', 'en', {
  caught: titles(
    'Bread',
    'Home',
    'Our bread',
    'Fresh bread!',
    'W'.repeat(40),
    'M'.repeat(40),
    'x'.repeat(61),
    'i'.repeat(61),
    'BREAD FROM A WOOD OVEN IN HAARLEM, BAKED EVERY NIGHT',
    'Bread from a wood oven, baked every night and brought to your door in Haarlem',
    'Websites, lead funnels and automation for coaches and consultants in Amsterdam',
    'Bread for {{price.bread}} a loaf, baked every night in a wood oven in Haarlem',
    'Everything you ever wanted to know about our bread and about our bakers',
    'Wood oven bread, sourdough, rye, spelt, wheat, rolls, cakes and biscuits',
    'Order today before ten at night and have warm bread on your table by seven',
  ),
  clean: titles(
    'Bread from a wood oven',
    'Bread from a wood oven | Korenaar',
    'Bread for {{price.bread}} a loaf',
    'Our sourdough, baked every night | Korenaar in Haarlem',
    'Korenaar: bread at your door by seven',
    'i'.repeat(60),
    'Fifteen letters',
    'BREAD FROM A WOOD OVEN',
    'About us and our oven',
    'What our bread costs',
    'Plans and prices | Korenaar',
    'Privacy policy | Korenaar',
    'Café & bakery in Haarlem',
    'Two ovens — one bakery',
    'Bread, cake and coffee on Sundays',
  ).concat([
    { title: 'Oops', ...{ more: 'status: 404\n' } },
    { title: 'Thanks', ...{ more: 'unlisted: true\n' } },
  ]),
})
