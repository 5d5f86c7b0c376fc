import { holdsForSearch } from '../search-results.ts'

const descriptions = (...all: readonly string[]) => all.map((description) => ({ description }))
const sentence = 'Bread from a wood oven, baked every night.'

holdsForSearch('seo/description-length', 'en', {
  caught: descriptions(
    'Bread.',
    'All about our bread.',
    sentence,
    'x'.repeat(69),
    'x'.repeat(166),
    'W'.repeat(100),
    'M'.repeat(120),
    'Everything about us, our oven and our bread. Read it here.',
    'Find out more about what we do, for whom, and why, on this page.',
    `${sentence} ${sentence} ${sentence} ${sentence}`,
    `${sentence} We bring it to your door by seven, on a bicycle, in every street of Haarlem and in every village around it, also on Sundays and when it rains.`,
    'Order today.',
    'For {{price.bread}} a loaf.',
    'Korenaar, the bakery of Haarlem',
    'THE BEST BREAD OF HAARLEM, BAKED EVERY NIGHT IN A WOOD OVEN AND BROUGHT TO YOUR DOOR BY SEVEN, ON A BICYCLE, ALSO ON SUNDAYS',
  ),
  clean: descriptions(
    `${sentence} At your door by seven, also on Sundays.`,
    'x'.repeat(70),
    'i'.repeat(165),
    'We bake at night and bring warm bread to your door in Haarlem by seven, also on Sundays.',
    'Bread for {{price.bread}} a loaf, baked every night in Haarlem and brought to your door by bicycle.',
    'Sourdough, rye and spelt from a wood oven. Order before ten at night, eat it warm by seven.',
    'Who we are, how we bake and why our oven is sixty years old: the story of a bakery in Haarlem.',
    'What we do with your name and address, for how long we keep them, and what you can ask of us.',
    'Three sizes, one price a month. Compare what is in them, and stop whenever you like.',
    'Our bakers answer your questions about flour, crust, storage and delivery in Haarlem.',
    'Café and bakery on the Spaarne: breakfast from seven, lunch until three, bread until it is gone.',
    'A course of one evening: knead, wait, bake, and take home two loaves and your own starter.',
    'Every loaf has a number. Type it in and see who baked it, when, and from which flour.',
    'The rules of our shop: how to order, how to pay, when we deliver, and what if we are late.',
    'Find us in Haarlem, in the street behind the church, open every day from seven to five.',
  ).concat([{ description: 'Oops', ...{ more: 'status: 404\n' } }]),
})
