import { type Both, holdsForWords } from '../words.ts'

const pair = (en: string, nl: string): Both => [en, nl]

holdsForWords('markup/mismatch', 'text', {
  caught: [
    pair('See [the plans](home).', 'Bekijk de pakketten.'),
    pair('See the plans.', 'Bekijk [de pakketten](home).'),
    pair('[One](home) and [two](home)', '[Een](home) en twee'),
    pair('**Bold** start', 'Vette start'),
    pair('A start', 'Een **vette** start'),
    pair('**One** and **two**', '**Een** en twee'),
    pair('**One and two**', '**Een** en **twee**'),
    pair('- one\n- two\n- three', '- een\n- twee'),
    pair('- one\n- two', '- een\n- twee\n- drie'),
    pair('- one\n- two', 'een, twee'),
    pair('1. one\n2. two', 'een, twee'),
    pair('One.\n\nTwo.', 'Een. Twee.'),
    pair('One. Two.', 'Een.\n\nTwee.'),
    pair('One.\n\nTwo.\n\nThree.', 'Een.\n\nTwee.'),
    pair('Write to [us](mailto:a@b.nl).', 'Mail a@b.nl.'),
    pair('**[The plans](home)**', '[De pakketten](home)'),
  ],
  clean: [
    pair('See [the plans](home).', 'Bekijk [de pakketten](home).'),
    pair('[One](home) and [two](home)', '[Twee](home) en [een](home)'),
    pair('**Bold** start', 'Start **vet**'),
    pair('No markup', 'Geen opmaak'),
    pair('Do finish it', 'Maak het *wel* af'),
    pair('*Really* good', 'Heel goed'),
    pair('One. Two. Three.', 'Een, twee en drie.'),
    pair('One\nline', 'Eén regel'),
    pair('- one\n- two', '- een\n- twee'),
    pair('- one\n- two', '* een\n* twee'),
    pair('One.\n\nTwo.', 'Een.\n\nTwee.'),
    pair('5 * 3 = 15', '5 × 3 = 15'),
    pair('A [[day]] to fill in', 'Een [[day]] om in te vullen'),
    pair('**{{price.bread}}** a loaf', 'Een brood kost **{{price.bread}}**'),
    pair('- **one**\n- [two](home)', '- **een**\n- [twee](home)'),
    pair('Mind the [brackets]', 'Let op de haken'),
  ],
})
