import { expect, test } from 'vitest'
import { type Changes, smallSite } from '../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from './sites.ts'

interface PageTexts {
  readonly title?: string
  readonly description?: string
  readonly heading?: string
  /** Keys of the page itself. */
  readonly more?: string
}

const page = ({
  title = 'Bread from a wood oven',
  description = 'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.',
  heading = 'Our bread',
  more = '',
}: PageTexts) => `title: ${JSON.stringify(title)}
description: ${JSON.stringify(description)}
${more}sections:
  - type: action
    id: start
    heading: ${JSON.stringify(heading)}
    actions: [{ label: Order, to: home }]
    look: band
`

type SearchedLanguage = 'en' | 'nl'

const siteOf =
  (language: SearchedLanguage) =>
  (texts: PageTexts): Changes => ({ [`${language}/pages/bread.yaml`]: page(texts) })

/** What a rule about search results says of a page, in English unless told otherwise. */
const searchFindings = (code: string, texts: PageTexts, language: SearchedLanguage = 'en') =>
  findingsOfRule(code, siteOf(language)(texts))

interface Corpus {
  readonly caught: readonly PageTexts[]
  readonly clean: readonly PageTexts[]
}

/** Pages that a rule has to catch, and pages that it has to leave alone. */
const holdsForSearch = (code: string, language: SearchedLanguage, { caught, clean }: Corpus) =>
  holdsForSites(code, {
    caught: sitesOf(caught, siteOf(language)),
    clean: sitesOf(clean, siteOf(language)),
  })

const descriptions = (...all: readonly string[]) => all.map((description) => ({ description }))

const sentence = 'Bread from a wood oven, baked every night.'

holdsForSearch('seo/description-length', 'en', {
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
  ).concat([]),
})

const base =
  'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.'

test.for([
  { name: 'its description', texts: { title: 'Bread', description: base }, key: 'description' },
])('$name', ({ texts, key }) => {
  expect(searchFindings('seo/duplicate', texts)).toMatchObject([{ path: key }])
})

const other = 'Other words about other things'

holdsForSearch('seo/duplicate', 'en', {
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

const texts = (search: string, title: string) => ({
  title,
  more: `search: ${JSON.stringify(search)}\n`,
})

holdsForSearch('seo/search-words', 'en', {
  caught: [
    texts('bakery haarlem', 'Bread from a wood oven'),
    texts('website for coaches', 'We build for coaches'),
    texts('free website audit', 'A video about your website'),
    texts('what does bread cost', 'Bread and its price'),
    texts('strategy call', 'Talk to us'),
  ],
  clean: [
    texts('bakery haarlem', 'HAARLEM: the bakery'),
    texts('websites for coach', 'A website for coaches'),
    texts('how to get fit', 'Ten ways to run'),
    texts('24 hours bread', 'Bread at all hours'),
    { title: 'A page without a search' },
  ],
})

test('names the words that the title lacks', () => {
  const [found] = searchFindings('seo/search-words', texts('wood oven bread', 'Our bakery'))

  expect(found?.message).toBe(
    'The title lacks words of the search "wood oven bread": wood, oven, and bread.',
  )
})

type Searches = readonly [home: string, other: string]

const home = String(smallSite['en/pages/home.yaml'])

const withSearch = (page: string, search: string) =>
  search === '' ? page : `search: ${JSON.stringify(search)}\n${page}`

/** Two pages of a language, each written for a search. */
const searches = ([first, second]: Searches): Changes => ({
  'en/pages/home.yaml': withSearch(home, first),
  'en/pages/bread.yaml': withSearch(home.replace('path: /\n', ''), second),
})

holdsForSites('seo/shared-search', {
  caught: sitesOf<Searches>(
    [
      ['bakery haarlem', 'haarlem bakery'],
      ['bread', 'BREAD'],
      ['pâtisserie', 'pa\u0302tisserie'],
      ['website laten maken', 'website laten maken'],
      ['what does bread cost', 'What does bread cost?'],
    ],
    searches,
  ),
  clean: {
    'the same search in two languages': {
      'en/pages/home.yaml': withSearch(home, 'Coach Noor'),
      'nl/pages/home.yaml': withSearch(String(smallSite['nl/pages/home.yaml']), 'Coach Noor'),
    },
    ...sitesOf<Searches>(
      [
        ['bakery haarlem', 'bakery amsterdam'],
        ['', ''],
        ['one-page website', 'website'],
        ['website for coaches', 'website for fitness coaches'],
        ['bread by post', 'post by car'],
      ],
      searches,
    ),
  },
})

const pair = (title: string, heading: string) => ({ title, heading })

holdsForSearch('seo/title-heading', 'en', {
  caught: [
    pair('Book a strategy call', 'Pick a time that suits you'),
    pair('Frequently asked questions', 'Everything else'),
    pair('Loaves, cake and coffee', 'Breakfast from seven'),
  ],
  clean: [
    pair('A one-page website', 'One page that ends in an enquiry'),
    pair('Case study: Coach Noor', 'Noor sells out'),
    pair('Frequently asked questions', 'Questions and answers'),
  ],
})

holdsForSearch('seo/title-heading', 'nl', {
  caught: [
    pair('Pakketten en prijzen', 'Welkom'),
    pair('Gratis audit op video', 'Vertel over jezelf'),
    pair('Brood, taart en koffie', 'Ontbijt vanaf zeven uur'),
  ],
  clean: [
    pair('Brood uit Haarlem', 'Ons zuurdesembrood'),
    pair('Gratis audit op video', 'Videobespreking van je site'),
    pair('Tarieven', 'Een helder tarief'),
  ],
})

const titles = (...all: readonly string[]) => all.map((title) => ({ title }))

holdsForSearch('seo/title-length', 'en', {
  caught: titles(
    'i'.repeat(61),
    '夜'.repeat(31),
    'Bread from a wood oven, baked every night and brought to your door in Haarlem',
    'Websites, lead funnels and automation for coaches and consultants in Amsterdam',
  ),
  clean: titles(
    'Bread for {{price.bread}} a loaf',
    'Our sourdough, baked every night | Korenaar in Haarlem',
    'Fifteen letters',
    'BREAD FROM A WOOD OVEN',
  ).concat([{ title: 'Thanks', ...{ more: 'unlisted: true\n' } }]),
})
