import { expect, test } from 'vitest'
import { catalogSite } from '../../catalog-site.ts'
import { type Changes, smallSite } from '../../small-site.ts'
import { findingsOfRule, holdsForSites, sitesOf } from '../sites.ts'

const small = '{ label: Small, to: plans/small }'
const large = '{ label: Large, to: plans/large }'
const all = "{ label: '{plan}', from: plans }"

/** Entries in a menu: the header, the drawer, or a column of the footer. */
const menu = (name: string, entries: string): Changes => {
  const list = entries.replace(/^/, '  - ').replaceAll('; ', '\n  - ')
  const text = smallSite['en/navigation.yaml'] ?? ''
  return {
    ...catalogSite,
    'en/navigation.yaml':
      name === 'footer'
        ? text.replace(
            'columns: []',
            `columns:\n    - id: sold\n      heading: Sold\n      links:\n${list.replaceAll(/^/gm, '      ')}`,
          )
        : text.replace(/^(header|drawer):\n.*/gm, (found, key) =>
            key === name ? `${key}:\n${list}` : found,
          ),
  }
}

const form = (...options: readonly string[]): Changes => ({
  ...catalogSite,
  'en/forms/order.yaml': `fields:
  - name: plan
    kind: select
    label: Plan
    options: [${options.join(', ')}]
submit: Order
processing: Wait
confirmation: { heading: Thanks, text: Done }
`,
})
const option = (value: string) => `{ value: ${value}, label: Some }`
const [ofSmall, ofLarge, other] = [option('small'), option('large'), option('not-sure')]
const choices = (options: readonly string[]) => form(...options)

holdsForSites('catalog/listed-by-hand', {
  caught: {
    ...sitesOf(
      [`${small}; ${large}`, `${large}; ${small}`, `${small}; { label: Home, to: home }; ${large}`],
      (entries) => menu('footer', entries),
    ),
    ...sitesOf(
      [`${small}; ${large} `, ` ${large}; ${small}`, `${small}; ${large}; ${small}`],
      (entries) => menu('header', entries),
    ),
    ...sitesOf(
      [`${small};  ${large}`, `${large};  ${small}`, `${large}; ${small}; ${large}`],
      (entries) => menu('drawer', entries),
    ),
    ...sitesOf(
      [
        [ofSmall, ofLarge],
        [ofLarge, ofSmall],
        [ofSmall, ofLarge, other],
        [other, ofSmall, ofLarge],
        [ofSmall, other, ofLarge],
        [other, ofLarge, ofSmall],
      ],
      choices,
    ),
  },
  clean: {
    'no list': catalogSite,
    'no catalogue': {},
    ...sitesOf([all, `${all}; { label: Home, to: home }`, small, large], (entries) =>
      menu('footer', entries),
    ),
    ...sitesOf(
      [`${all} `, `{ label: Plans, menu: plans }`, `{ label: Home, to: home }; ${small}`],
      (entries) => menu('header', entries),
    ),
    ...sitesOf([` ${all}`, `${large}; { label: Home, to: home }`], (entries) =>
      menu('drawer', entries),
    ),
    ...sitesOf(
      [
        ["{ from: plans, label: 'Plan {plan}' }"],
        ["{ from: plans, label: '{plan}' }", other],
        [ofSmall],
        [ofSmall, other],
        [other],
        [ofLarge, option('larger')],
      ],
      choices,
    ),
  },
})

test('is told at the first of them', () => {
  expect(findingsOfRule('catalog/listed-by-hand', form(other, ofSmall, ofLarge))).toMatchObject([
    {
      at: { file: 'content/en/forms/order.yaml', line: 5, column: 49 },
      message: 'This list names all plans by hand.',
      hint: 'Write one item with “from: plans” in place of theirs; {plan} in its label is the name of each plan.',
    },
  ])
})
