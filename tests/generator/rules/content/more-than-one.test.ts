import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { type Changes, checkSmallSite, smallSite } from '../../small-site.ts'
import { holdsForSites } from '../sites.ts'

/** A catalogue with a plan for each word, which says whether it is popular. */
const plans = (...popular: readonly (string | undefined)[]): Changes => ({
  ...catalogSite,
  'catalog.yaml': `plans:\n${popular
    .map(
      (each, index) =>
        `  - { id: plan-${index}, price: price.small, page: plans/small${each === undefined ? '' : `, popular: ${each}`} }\n`,
    )
    .join('')}features: []\n`,
})

type Menu = 'header' | 'drawer'

/** A menu with an entry for each word, which says whether it is highlighted. */
const menu = (
  name: Menu,
  highlights: readonly (string | undefined)[],
  languages: readonly ('en' | 'nl')[] = ['en', 'nl'],
): Changes =>
  Object.fromEntries(
    languages.map((language) => [
      `${language}/navigation.yaml`,
      smallSite[`${language}/navigation.yaml`]?.replace(
        `${name}:\n  - { label: Start, to: home }\n`,
        `${name}:\n${highlights.map((each, index) => `  - { label: Entry ${index}, to: home${each === undefined ? '' : `, highlight: ${each}`} }\n`).join('')}`,
      ),
    ]),
  )

/** A drawer with an entry for each word, which says what it opens. */
const entries = (...menus: readonly (string | undefined)[]): Changes => ({
  'en/navigation.yaml': smallSite['en/navigation.yaml']?.replace(
    'drawer:\n',
    `drawer:\n${menus.map((each, index) => `  - { label: Menu ${index}${each === undefined ? '' : `, menu: ${each}`} }\n`).join('')}`,
  ),
})

test('every plan but the first is reported, beside the first', () => {
  const { diagnostics } = checkSmallSite({
    ...catalogSite,
    'catalog.yaml': catalogSite['catalog.yaml']?.replace(
      'page: plans/small }',
      'page: plans/small, popular: true }',
    ),
  })

  expect(diagnostics).toMatchObject([
    {
      code: 'content/more-than-one',
      at: { file: 'content/catalog.yaml', line: 3 },
      message: '"popular" is true more than once in this list.',
      related: [{ at: { line: 2 } }],
    },
  ])
})

holdsForSites('content/more-than-one', {
  caught: {
    'the first and the last': plans('true', undefined, 'true'),
    'two apart': menu('header', ['true', undefined, 'true']),
    'two entries in English': menu('header', ['true', 'true'], ['en']),
    'two entries in Dutch': menu('header', ['true', 'true'], ['nl']),
    'two menus of the plans': entries('plans', 'plans'),
  },
  clean: {
    'the small site': {},
    'plans that are not': plans('false', 'false', 'false'),
    'two menus': entries('plans', 'languages'),
    'one menu': entries('plans', undefined),
    'one entry': menu('header', ['true']),
  },
})
