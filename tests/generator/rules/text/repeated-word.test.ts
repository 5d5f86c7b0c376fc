import { dutch, english, holdsFor } from '../corpus.ts'

holdsFor('text/repeated-word', {
  caught: [
    english('We build the the site.'),
    english('The the site is ready.'),
    english('One price, with with hosting'),
    dutch('Stuur ons jouw jouw logo.'),
    dutch('Eén prijs, met met hosting'),
  ],
  clean: [
    english('Bye bye, paperwork'),
    english('From Baden Baden'),
    dutch('Als je je aanmeldt, krijg je bericht.'),
    dutch('Voordat we we kunnen noemen'),
    dutch('één-op-één één keer'),
  ],
})
