import { edit, inBoth } from './edit.ts'
import { type Changes, smallSite } from './small-site.ts'

/** A plan's page in both languages. */
const page = `title: A plan
description: What is in it
sections:
  - { type: plans, look: groups, id: plans, heading: What is in it, plan: small }
`

const texts = (language: string) => `plans:
  small: { name: Small, tagline: ${language} tagline, bullets: [Bread], button: Choose }
  large: { name: Large, tagline: ${language} tagline, bullets: [Bread], button: Choose }
features:
  slicing:
    text: ${language} slicing
    tooltip: Cut
    shortDescription: Cut in the shop
    longDescription: Cut **thin**
  delivery:
    text: Delivery
    tooltip: Brought
    shortDescription: Brought to the door
    longDescription: Brought by seven
    values: { weekly: ${language} weekly }
`

/** The small site with two plans and two features, and pages about them. */
export const catalogSite: Changes = {
  'facts.yaml': `${smallSite['facts.yaml']}  small: { money: 1199 }\n  large: { money: 2400 }\nround:\n  count: { number: 3 }\n`,
  'catalog.yaml': `plans:
  - { id: small, price: price.small, page: plans/small }
  - { id: large, price: price.large, page: plans/large, popular: true, includes: small }
features:
  - { id: slicing, included: small }
  - { id: delivery, included: custom, customValues: { small: '-', large: weekly }, replaces: slicing }
`,
  'en/catalog.yaml': texts('English'),
  'nl/catalog.yaml': texts('Dutch'),
  ...edit('en/language.yaml', 'from: A word', "from: 'from {price}'"),
  ...edit('nl/language.yaml', 'from: Een woord', "from: 'vanaf {price}'"),
  ...inBoth('pages/plans/small.yaml', page),
  ...inBoth('pages/plans/large.yaml', page),
}
