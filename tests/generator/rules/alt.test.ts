import { edit } from '../edit.ts'
import type { Changes } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

const section = (label: string) => `  - type: text
    look: prose
    id: case
    text: Bread
    media: { type: picture, image: noor-site, alt: ${JSON.stringify(label)} }
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
    ...sitesOf(['hero-final-2.JPG', 'An image of a bakery', 'Screenshot of the site'], inEnglish),
    ...sitesOf(['bakkerij.webp', 'Foto van een brood'], inDutch),
  },
  clean: {
    ...sitesOf(['Image editing on a laptop', 'x'.repeat(150)], inEnglish),
  },
})
