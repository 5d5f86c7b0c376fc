import { expect, test } from 'vitest'
import { breadcrumbOf, didYouMeanIn } from '#generator/check/tell.ts'
import { closest, didYouMean } from '#generator/diagnostics/suggestion.ts'
import { readCatalogue } from '#generator/languages/catalogue.ts'
import { catalogSite } from '../catalog-site.ts'
import { inBoth } from '../edit.ts'
import { checkSmallSite, schemas } from '../small-site.ts'

const { site } = checkSmallSite({
  ...catalogSite,
  ...inBoth('faqs/prices.yaml', 'questions:\n  - { id: a, question: Why?, answer: So }\n  - {}\n'),
})

test.for([
  ['en', 'en/pages/home.yaml', 'title', 'Home › Title'],
  ['nl', 'nl/pages/home.yaml', 'title', 'Home › Titel'],
  ['nl', 'nl/pages/home.yaml', 'sections[about].text', 'Home › Wij bakken ’s nachts. › Tekst'],
  ['nl', 'nl/pages/home.yaml', 'sections[about].link', 'Home › Wij bakken ’s nachts. › Link'],
  ['nl', 'nl/pages/home.yaml', 'sections', 'Home › Onderdelen'],
  [
    'nl',
    'nl/faqs/prices.yaml',
    'questions[a].answer',
    'Veelgestelde vragen › Prices › Why? › Antwoord',
  ],
  ['en', 'en/faqs/prices.yaml', 'questions[a].answer', 'FAQ › Prices › Why? › Answer'],
  [
    'nl',
    'nl/faqs/prices.yaml',
    'questions[1].answer',
    'Veelgestelde vragen › Prices › Vragen › 2 › Antwoord',
  ],
  ['nl', 'nl/navigation.yaml', 'footer.lines[0]', 'Navigatie › Voettekst › Regels › 1'],
  ['nl', 'nl/navigation.yaml', 'notice.button', 'Navigatie › Deze site bewaart iets. › Knop'],
  ['nl', 'nl/language.yaml', 'locale', 'Taal › Landinstelling'],
  ['nl', 'nl/catalog.yaml', 'plans.small.bullets[0]', 'Catalogus › Pakketten › Small › Punten › 1'],
  ['nl', 'site.yaml', 'languages', 'Site › Talen'],
  ['nl', 'catalog.yaml', 'features[delivery].included', 'Catalogus › Delivery › In welk pakket'],
  ['en', 'catalog.yaml', 'features[delivery].included', 'Catalogue › Delivery › In which plan'],
  ['nl', 'facts.yaml', 'price.bread.money', 'Feiten › Price › Bread › Bedrag'],
  ['nl', 'site.yaml', undefined, 'Site'],
] as const)('in %s, %s %s is %s', ([language, file, path, crumbs]) => {
  const document = site.documents.find((each) => each.file === `content/${file}`)
  if (!document) throw new Error(file)

  expect(
    breadcrumbOf({ document, path, schemas, catalogue: readCatalogue(language) }).join(' › '),
  ).toBe(crumbs)
})

const known = ['hero', 'statement', 'statistics', 'point-grid', 'faq', 'db', 'eye']

test.for([
  ['statment', 'statement'],
  ['Hero', 'hero'],
  ['pointgrid', 'point-grid'],
  ['fqa', 'faq'],
  ['herro', 'hero'],
  ['testimonials', undefined],
  ['quote', undefined],
  ['5', undefined],
  ['9x', undefined],
] as const)('%s was probably meant to be %s', ([word, meant]) => {
  expect(closest(word, known)).toBe(meant)
})

test('of two that are close the closer one is meant', () => {
  expect(closest('tiles', ['tulip', 'title', 'tile'])).toBe('tile')
})

const many = Array.from({ length: 61 }, (_, index) => `thing-number-${index}`)

test.for([
  { word: 'statment', names: known, hint: 'Did you mean "statement"?' },
  { word: 'quote', names: ['hero', 'faq'], hint: 'There are: hero, faq.' },
  { word: 'quote', names: [], hint: 'There are none yet.' },
  { word: 'x', names: many, hint: `There are: ${many.join(', ')}.` },
])('hints at $names for $word', ({ word, names, hint }) => {
  expect(didYouMeanIn('en', word, names)).toBe(hint)
})

test('of more names than anybody reads the closest are told, and where all are', () => {
  const hint = didYouMean('a-quote', [...many, 'quotes'], { place: 'content/facts.yaml' })
  expect(hint).toMatchObject({
    text: 'suggestion.some',
    data: { count: 62, place: 'content/facts.yaml', names: expect.stringContaining('quotes') },
  })
})
