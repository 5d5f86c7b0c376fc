import { edit } from '../../edit.ts'
import type { Changes } from '../../small-site.ts'
import { holdsForSites, sitesOf } from '../sites.ts'

const section = (label: string) => `  - type: case-hero
    id: case
    heading: Bread
    lead: A shop.
    facts: []
    phone: flower
    landscape: flower
    pictureLabel: ${JSON.stringify(label)}
    link: { label: Visit, to: https://bakery.example }
`

/** A picture described in English and in Dutch. */
const described = (en: string, nl: string): Changes => ({
  ...edit('en/pages/home.yaml', /$/, section(en)),
  ...edit('nl/pages/home.yaml', /$/, section(nl)),
})
const inEnglish = (text: string) => described(text, 'Een bakker bij haar oven')
const inDutch = (text: string) => described('A baker at her oven', text)

holdsForSites('alt/text', {
  caught: {
    ...sitesOf(
      [
        'hero.png',
        'hero-final-2.JPG',
        'IMG_2034',
        'DSC 0012',
        'screenshot 12',
        'logo.svg',
        'An image of a bakery',
        'Picture of a loaf',
        'The photo of our oven',
        'Screenshot of the site',
        'x'.repeat(151),
      ],
      inEnglish,
    ),
    ...sitesOf(
      [
        'bakkerij.webp',
        'foto-3',
        'Foto van een brood',
        'Een afbeelding van de site',
        'Schermafbeelding van de agenda',
        'Een bakker kneedt. '.repeat(10),
        'A baker at her oven',
        'a baker, at her oven!',
      ],
      inDutch,
    ),
  },
  clean: {
    ...sitesOf(
      [
        'The site of Coach Noor on a phone, made of tiles',
        'Photographers at work',
        'A photo album on a table',
        'Image editing on a laptop',
        'Version 2.0 of the oven',
        'A file called hero.png on a desk',
        'Logo',
        'Loaf 12 of 24',
        'x'.repeat(150),
      ],
      inEnglish,
    ),
    ...sitesOf(
      [
        'De site van Coach Noor op een telefoon',
        'Een fotograaf aan het werk',
        'Beeld in de tuin van het museum',
        'Het beeldscherm van een telefoon',
        'Een fotoboek op tafel',
        'Brood 12 van 24',
      ],
      inDutch,
    ),
    'a name that is the same in both': described('Coach Noor', 'Coach Noor'),
    'a text that shows no picture': edit(
      'nl/pages/home.yaml',
      'Wij bakken ’s nachts.',
      'Foto van een brood',
    ),
  },
})
