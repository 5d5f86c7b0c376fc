import { dutch, english, holdsFor } from '../corpus.ts'

holdsFor('text/brackets', {
  caught: [
    english('Hosting free for a year) is included.'),
    english('A {plan of yours'),
    dutch('Hosting een jaar gratis) is inbegrepen.'),
    dutch('Lees [onze voorwaarden(terms).'),
    dutch('a) eerst (dit en b) dan dat'),
  ],
  clean: [
    english('Read [our terms](terms).'),
    english('Great :) or ;-) or :('),
    english('1) first\n2) then'),
    english('From {{price.core}} for {plan}'),
    dutch('a) eerst dit (en dat), b) dan de rest'),
    dutch('i) de ene, ii) de andere'),
  ],
})
