import { dutch, english, holdsFor } from '../corpus.ts'

holdsFor('text/repeated-word', {
  caught: [
    english('We build the the site.'),
    english('The the site is ready.'),
    english('It is is ready.'),
    english('One price, with with hosting'),
    dutch('Je krijgt een een plan.'),
    dutch('Het het resultaat is van jou.'),
  ],
  clean: [
    english('Bye bye, paperwork'),
    english('From Baden Baden'),
    dutch('Heel heel goed'),
    dutch('Als je je aanmeldt, krijg je bericht.'),
    dutch('Voordat we we kunnen noemen'),
    dutch('één-op-één één keer'),
  ],
})
