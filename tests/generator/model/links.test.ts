import { expect, test } from 'vitest'
import { hrefOf } from '#generator/model/links.ts'
import { checkSmallSite, smallSite } from '../small-site.ts'

const page = smallSite['en/pages/home.yaml']?.replace('path: /\n', '') ?? ''

const { site } = checkSmallSite({
  'en/pages/plans/core.yaml': page,
  'nl/pages/plans/core.yaml': page,
  'en/pages/terms.yaml': `languages: [en]\n${page}`,
  'nl/pages/voorwaarden.yaml': `languages: [nl]\npath: /regels\n${page}`,
})

test.for([
  ['home', '/', '/nl'],
  ['home#about', '/#about', '/nl#about'],
  ['plans/core', '/plans/core', '/nl/plans/core'],
  ['plans/core#price', '/plans/core#price', '/nl/plans/core#price'],
  ['#about', '#about', '#about'],
  ['terms', '/terms', '/terms'],
  ['voorwaarden', '/nl/regels', '/nl/regels'],
  ['https://x.example/a#b', 'https://x.example/a#b', 'https://x.example/a#b'],
  ['mailto:hello@x.example', 'mailto:hello@x.example', 'mailto:hello@x.example'],
  ['tel:+31201234567', 'tel:+31201234567', 'tel:+31201234567'],
])('%s leads to %s, and in Dutch to %s', ([target = '', ...addresses]) => {
  expect(site.languages.map((language) => hrefOf(target, site, language))).toEqual(addresses)
})
