import { holdsForSites, sitesOf } from './sites.ts'

const sentence =
  'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.'

interface PageTexts {
  readonly title?: string
  readonly description?: string
  /** Keys of the page itself. */
  readonly more?: string
}

const siteOf = ({
  title = 'Bread from a wood oven',
  description = sentence,
  more = '',
}: PageTexts) => ({
  'en/pages/bread.yaml': `title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
${more}sections:
  - type: action
    id: start
    heading: Our bread
    actions: [{ label: Order, to: home }]
    look: band
`,
})

const titled = (title: string) => siteOf({ title })
const described = (description: string) => siteOf({ description })

holdsForSites('seo/description-length', {
  caught: sitesOf(['Bread.', 'x'.repeat(166)], described),
  clean: sitesOf(
    [
      'x'.repeat(70),
      `${sentence} {{price.bread}} {{price.bread}} {{price.bread}} {{price.bread}} {{price.bread}}`,
    ],
    described,
  ),
})

holdsForSites('seo/title-length', {
  caught: sitesOf(['i'.repeat(61), '夜'.repeat(31), 'Too short'], titled),
  clean: {
    ...sitesOf(['i'.repeat(60), 'Fifteen letters'], titled),
    'a page that is not listed': siteOf({ title: 'Thanks', more: 'unlisted: true\n' }),
  },
})

holdsForSites('seo/duplicate', {
  caught: {
    'a title': siteOf({ title: 'BAKERY, in Haarlem.', description: 'Other words' }),
    'a description': siteOf({ title: 'Bread', description: ` ${sentence.replaceAll(' ', '  ')}` }),
  },
  clean: {
    'a title as a description': siteOf({ title: sentence, description: 'Bakery in Haarlem' }),
    'a page that is not listed': siteOf({ title: 'Bakery in Haarlem', more: 'unlisted: true\n' }),
    'a page for unknown addresses': siteOf({ title: 'Bakery in Haarlem', more: 'status: 404\n' }),
  },
})
