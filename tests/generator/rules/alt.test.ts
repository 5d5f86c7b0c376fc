import { edit } from '../edit.ts'
import { holdsForSites, sitesOf } from './sites.ts'

/** A picture on the Dutch home page with this description. */
const described = (alt: string) =>
  edit(
    'nl/pages/home.yaml',
    /$/,
    `  - type: text
    look: prose
    id: case
    text: Brood
    media: { type: picture, image: noor-site, alt: ${JSON.stringify(alt)} }
`,
  )

holdsForSites('alt/text', {
  caught: sitesOf(
    ['hero-final-2.JPG', 'An image of a bakery', 'Foto van een brood', 'x'.repeat(151)],
    described,
  ),
  clean: sitesOf(['Image editing on a laptop', 'x'.repeat(150)], described),
})
