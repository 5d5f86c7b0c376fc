import { holdsForSearch } from '../search-results.ts'

const descriptions = (...all: readonly string[]) => all.map((description) => ({ description }))
const sentence = 'Bread from a wood oven, baked every night.'

holdsForSearch('seo/description-length', 'en', {
  caught: descriptions(
    'Bread.',
    'x'.repeat(166),
    'Find out more about what we do, for whom, and why, on this page.',
    `${sentence} We bring it to your door by seven, on a bicycle, in every street of Haarlem and in every village around it, also on Sundays and when it rains.`,
    'THE BEST BREAD OF HAARLEM, BAKED EVERY NIGHT IN A WOOD OVEN AND BROUGHT TO YOUR DOOR BY SEVEN, ON A BICYCLE, ALSO ON SUNDAYS',
  ),
  clean: descriptions(
    'x'.repeat(70),
    'Bread for {{price.bread}} a loaf, baked every night in Haarlem and brought to your door by bicycle.',
    'Sourdough, rye and spelt from a wood oven. Order before ten at night, eat it warm by seven.',
    'A course of one evening: knead, wait, bake, and take home two loaves and your own starter.',
    'The rules of our shop: how to order, how to pay, when we deliver, and what if we are late.',
  ).concat([]),
})
