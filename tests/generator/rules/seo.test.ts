import type { Changes } from '../small-site.ts'
import { holdsForSites, sitesOf } from './sites.ts'

interface PageTexts {
  readonly title?: string
  readonly description?: string
  /** Keys of the page itself. */
  readonly more?: string
}

const page = ({
  title = 'Bread from a wood oven',
  description = 'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.',
  more = '',
}: PageTexts) => `title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
${more}sections:
  - type: action
    id: start
    heading: Our bread
    actions: [{ label: Order, to: home }]
    look: band
`

const siteOf = (texts: PageTexts): Changes => ({ 'en/pages/bread.yaml': page(texts) })

interface Corpus {
  readonly caught: readonly PageTexts[]
  readonly clean: readonly PageTexts[]
}

/** Pages that a rule has to catch, and pages that it has to leave alone. */
const holdsForSearch = (code: string, { caught, clean }: Corpus) =>
  holdsForSites(code, {
    caught: sitesOf(caught, siteOf),
    clean: sitesOf(clean, siteOf),
  })

const descriptions = (...all: readonly string[]) => all.map((description) => ({ description }))

const sentence = 'Bread from a wood oven, baked every night.'

holdsForSearch('seo/description-length', {
  caught: descriptions(
    'Bread.',
    'x'.repeat(166),
    'Find out more about what we do, for whom, and why, on this page.',
    `${sentence} We bring it to your door by seven, on a bicycle, in every street of Haarlem and in every village around it, also on Sundays and when it rains.`,
  ),
  clean: descriptions(
    'x'.repeat(70),
    'Bread for {{price.bread}} a loaf, baked every night in Haarlem and brought to your door by bicycle.',
    'Sourdough, rye and spelt from a wood oven. Order before ten at night, eat it warm by seven.',
    'A course of one evening: knead, wait, bake, and take home two loaves and your own starter.',
    'The rules of our shop: how to order, how to pay, when we deliver, and what if we are late.',
  ),
})

const base =
  'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.'

const other = 'Other words about other things'

holdsForSearch('seo/duplicate', {
  caught: [
    { title: 'BAKERY IN HAARLEM', description: other },
    { title: 'Bakery in Haarlem.', description: other },
    { title: 'Bakery, in Haarlem', description: other },
    { title: 'Bread', description: base.toUpperCase() },
    { title: 'Bread', description: ` ${base.replaceAll(' ', '  ')}` },
  ],
  clean: [
    { title: 'Bread', description: other },
    { title: base, description: 'Bakery in Haarlem' },
    { title: 'Bread', description: base.split(',')[0] ?? '' },
    { title: 'Bakery in Haarlem', more: 'unlisted: true\n' },
    { title: 'Bakery in Haarlem', more: 'status: 404\n' },
  ],
})

const titles = (...all: readonly string[]) => all.map((title) => ({ title }))

holdsForSearch('seo/title-length', {
  caught: titles(
    'i'.repeat(61),
    '夜'.repeat(31),
    'Bread from a wood oven, baked every night and brought to your door in Haarlem',
    'Websites, lead funnels and automation for coaches and consultants in Amsterdam',
  ),
  clean: [
    ...titles(
      'Bread for {{price.bread}} a loaf',
      'Our sourdough, baked every night | Korenaar in Haarlem',
      'Fifteen letters',
      'BREAD FROM A WOOD OVEN',
    ),
    { title: 'Thanks', more: 'unlisted: true\n' },
  ],
})
