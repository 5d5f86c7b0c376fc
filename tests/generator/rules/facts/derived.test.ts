import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { edit } from '../../edit.ts'
import { type Changes, findingsOf, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites } from '../sites.ts'

const declared = `plans:
  count: { count: catalog#plans }
  lowest: { lowest: catalog#plans.price }
  sections: { count: pages/home#sections }
`
const withMenu = (label: string, file: string) =>
  smallSite[file]?.replace('header:\n', `header:\n  - { label: ${label}, menu: plans }\n`)

interface Texts {
  readonly en?: string
  readonly nl?: string
  readonly facts?: string
  /** What the first menu calls the plans, in both languages. */
  readonly menu?: readonly [en: string, nl: string]
}

/** A catalogue with a plan between its two. */
const withMedium = (file: string) =>
  catalogSite[file]
    ?.replace(/( {2}- \{ id: )small(, price: price\.)small(.*\n)/, '$&$1medium$2medium$3')
    .replace(/( {2})small(: \{ name: )Small(.*\n)/, '$&$1medium$2Medium$3')

/** The site with three plans and a text on its home page. */
const site = ({
  en = 'Just a sentence.',
  nl = 'Gewoon een zin.',
  facts = declared,
  menu = ['Plans', 'Pakketten'],
}: Texts): Changes => ({
  ...catalogSite,
  'catalog.yaml': withMedium('catalog.yaml'),
  'en/catalog.yaml': withMedium('en/catalog.yaml'),
  'nl/catalog.yaml': withMedium('nl/catalog.yaml'),
  'facts.yaml': `${catalogSite['facts.yaml']?.replace('  small', '  medium: { money: 1800 }\n  small')}${facts}`,
  'en/navigation.yaml': withMenu(menu[0], 'en/navigation.yaml'),
  'nl/navigation.yaml': withMenu(menu[1], 'nl/navigation.yaml'),
  ...edit('en/pages/home.yaml', 'We bake at night.', JSON.stringify(en)),
  ...edit('nl/pages/home.yaml', 'Wij bakken ’s nachts.', JSON.stringify(nl)),
})

const sites = (texts: readonly Texts[]) =>
  Object.fromEntries(texts.map((each) => [JSON.stringify(each), site(each)]))

holdsForSites('facts/derived', {
  caught: sites([
    { en: 'A website from {{price.small}}.' },
    { en: 'A website **from {{price.small}}**.' },
    { en: 'A website from **{{price.small}}**.' },
    { en: 'From {{ price.small }} excluding VAT.' },
    { en: 'Prices start at {{price.small}}, starting at {{price.small}}.' },
    { en: 'A website from {{price.large}}.' },
    { nl: 'Een website vanaf {{price.small}}.' },
    { nl: 'Vanaf **{{price.small}}** exclusief btw.' },
    { en: 'A website from {{price.small}}.', facts: '' },
    { en: 'Compare the three plans.' },
    { en: 'Three plans, one price each.' },
    { en: 'There are 3 plans.' },
    { en: 'Compare three website plans.' },
    { nl: 'Vergelijk de drie pakketten.' },
    { nl: 'Er zijn 3 pakketten.' },
    { nl: 'De drie pakketten.', facts: '' },
    { en: 'Three offers, and {{plans.count|words}} offers more.' },
    { en: 'Choose one of three rates.', menu: ['Rates', 'Tarieven'] },
  ]),
  clean: sites([
    { en: 'A website from {{plans.lowest}}.' },
    { en: 'Compare the {{plans.count|words}} plans.' },
    { nl: 'Vergelijk de {{plans.count|words}} pakketten, vanaf {{plans.lowest}}.' },
    { en: 'Small from {{price.small}}, Large from {{price.large}}.' },
    { nl: 'Small vanaf {{price.small}}.' },
    { en: 'This costs {{price.small}}.' },
    { nl: 'Dit kost {{price.large}}.' },
    { en: 'From {{price.bread}} a loaf.' },
    { en: 'Three plans: Small, Medium and Large.' },
    { nl: 'Drie pakketten: Small vanaf {{price.small}}, Medium en Large vanaf {{price.large}}.' },
    { en: 'Three reasons to call.' },
    { en: 'We have four plans for Sunday.' },
    { nl: 'Met 3 broden per dag.' },
    { en: 'Torn between two plans?' },
    { en: 'Room 3.3, plans included.' },
    { en: 'One plan is enough.' },
    { en: 'Threefold plans.' },
    { en: 'Choose one of three rates.' },
  ]),
})

test('each is told with what fills it in, and mended where nothing changes for visitors', () => {
  const [lowest, count, other] = findingsOfRule(
    'facts/derived',
    site({
      en: 'Three plans, from {{price.small}}.',
      nl: 'Vanaf {{price.large}}.',
    }),
  )
  expect([lowest, count, other]).toMatchObject([
    {
      severity: 'warning',
      message: '“Three” is counted by hand.',
      hint: 'Write {{plans.count|Words}}, which counts again when one is added.',
      fix: { edits: [{ text: '{{plans.count|Words}}' }] },
    },
    {
      message: '“{{price.small}}” gives the price of one plan as the lowest.',
      fix: { edits: [{ text: '{{plans.lowest}}' }] },
    },
    { at: { file: 'content/nl/pages/home.yaml' } },
  ])
  expect(other?.fix).toBeUndefined()
})

test('a site without such facts is told what to add', () => {
  const hints = findingsOfRule(
    'facts/derived',
    site({ en: 'Three plans, from {{price.small}}.', facts: '' }),
  ).map(({ hint }) => hint)

  expect(hints).toEqual([
    'Add count: { count: catalog#plans } to a group of facts.yaml, and fill that in here.',
    'Add lowest: { lowest: catalog#plans.price } to a group of facts.yaml, and fill that in here.',
  ])
})

test.for([
  { en: 'A website from {{plans.lowest}}.', nl: 'Een website.', isTold: false },
  { en: 'A website from {{plans.lowest}}.', nl: 'Een website vanaf € 1.250.', isTold: true },
  { en: 'Our plans', nl: 'De {{plans.count|words}} pakketten', isTold: false },
  { en: 'The four plans', nl: 'De {{plans.count|words}} pakketten', isTold: true },
])('$en | $nl contradict each other: $isTold', ({ en, nl, isTold }) => {
  const told = findingsOf(site({ en, nl })).filter((each) => each.includes(' facts/mismatch '))
  expect(told.length > 0).toBe(isTold)
})

test('a price that is the lowest and written out is filled in as that, unless its plan is named', () => {
  const hints = (text: string) =>
    findingsOfRule('facts/hard-coded', site({ en: text })).map(({ hint }) => hint)

  expect(hints('Websites from €1,199.')).toEqual(['Write {{plans.lowest}}.'])
  expect(hints('The small one is €1,199.')).toEqual(['Write {{price.small}}.'])
})
