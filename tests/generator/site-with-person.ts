import { type Changes, smallSite } from './small-site.ts'

const words = {
  en: {
    alt: 'A baker in her shop',
    role: 'baker',
    quote: 'Now they ring before seven.',
    shop: 'her shop',
  },
  nl: {
    alt: 'Een bakker in haar winkel',
    role: 'bakker',
    quote: 'Nu bellen ze voor zeven uur.',
    shop: 'haar winkel',
  },
} as const

/** The home page of the small site in a language, with a person on it. */
const home = (language: keyof typeof words, photo: string) => {
  const { alt, role, quote, shop } = words[language]
  return `${smallSite[`${language}/pages/home.yaml`]}  - type: proof
    id: proof
    portrait:
      photo: ${photo}
      alt: ${alt}
    name: Anna
    role: ${role}
    quote: ${quote}
    link: { label: ${shop}, to: home }
`
}

/** The small site with a person on its home page, and files of photos. */
export const siteWithPerson = (photo: string, photos: Changes): Changes => ({
  'en/pages/home.yaml': home('en', photo),
  'nl/pages/home.yaml': home('nl', photo),
  ...photos,
})
