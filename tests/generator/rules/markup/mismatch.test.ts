import { type Both, holdsForWords } from '../words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('markup/mismatch', 'text', {
  caught: [
    pair('See [the plans](home).', 'Bekijk de pakketten.'),
    pair('**Bold** start', 'Vette start'),
    pair('- one\n- two\n- three', '- een\n- twee'),
    pair('One.\n\nTwo.', 'Een. Twee.'),
    pair('Write to [us](mailto:a@b.nl).', 'Mail a@b.nl.'),
  ],
  clean: [
    pair('See [the plans](home).', 'Bekijk [de pakketten](home).'),
    pair('Do finish it', 'Maak het *wel* af'),
    pair('*Really* good', 'Heel goed'),
    pair('- one\n- two', '* een\n* twee'),
    pair('5 * 3 = 15', '5 × 3 = 15'),
  ],
})
