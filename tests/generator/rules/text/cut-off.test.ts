import { holdsFor } from '../corpus.ts'
import type { EnglishAndDutch } from '../pair.ts'

const pair = (en: string, nl: string): EnglishAndDutch => [en, nl]

holdsFor('text/cut-off', {
  caught: [
    pair('We bake bread and cake.', 'Wij bakken brood en'),
    pair('We bake bread and', 'Wij bakken brood en taart.'),
    pair('Call us for the rest.', 'Bel ons voor de'),
    pair('Call us for the', 'Bel ons voor de rest.'),
    pair('It keeps a week, or two.', 'Het blijft een week goed,'),
    pair('It keeps a week,', 'Het blijft een week goed, of twee.'),
    pair('We are open on Monday (and Friday).', 'Wij zijn open op maandag ('),
    pair('Do you want to know more?', 'Wil je'),
    pair('Ask for our rye!', 'Vraag naar onze'),
    pair('You pay when you collect it.', 'Je betaalt wanneer je'),
    pair('You pay when you', 'Je betaalt wanneer je het ophaalt.'),
    pair('Nobody knows what it costs.', 'Niemand weet wat je'),
    pair('It is made with our own flour.', 'Het is gemaakt met ons'),
    pair('It is made with our', 'Het is gemaakt met eigen meel.'),
    pair('We only bake what you order.', 'Wij bakken alleen wat je bestelt,'),
  ],
  clean: [
    pair('We bake bread and cake.', 'Wij bakken brood en taart.'),
    pair('We bake bread and cake', 'Wij bakken brood en taart'),
    pair('Order now.', 'Bestel nu'),
    pair('Order now', 'Bestel nu.'),
    pair('All of it.', 'Alle brood'),
    pair('Bread, for you.', 'Brood, voor jou'),
    pair('Who we are', 'Wie wij zijn'),
    pair('About us', 'Over ons'),
    pair('Read more', 'Lees meer'),
    pair('Ask {{company.email}}.', 'Vraag het {{company.email}}'),
    pair('Ring us (24/7).', 'Bel ons (24/7)'),
    pair('“We are open.”', '“Wij zijn open.”'),
    pair('What is it?', 'Wat is het?'),
    pair('Bread **now**.', 'Brood **nu**'),
    pair('See [our shop](home).', 'Zie [onze winkel](home)'),
  ],
})
