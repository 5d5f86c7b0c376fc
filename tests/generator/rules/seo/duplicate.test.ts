import { expect, test } from 'vitest'
import { holdsForSearch, searchFindings } from '../search-results.ts'

const base =
  'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.'

test.for([
  {
    name: 'the title of another page',
    texts: { title: 'Bakery in Haarlem', description: 'Other words' },
    key: 'title',
  },
  {
    name: 'its title in other capitals',
    texts: { title: 'BAKERY IN HAARLEM', description: 'Other words' },
    key: 'title',
  },
  { name: 'its description', texts: { title: 'Bread', description: base }, key: 'description' },
  {
    name: 'its title with other spaces',
    texts: { title: 'Bakery  in Haarlem ', description: 'Other words' },
    key: 'title',
  },
  {
    name: 'its title with a point',
    texts: { title: 'Bakery in Haarlem.', description: 'Other words' },
    key: 'title',
  },
  {
    name: 'its description without a point',
    texts: { title: 'Bread', description: base.slice(0, -1) },
    key: 'description',
  },
])('$name', ({ texts, key }) => {
  expect(searchFindings('seo/duplicate', texts)).toMatchObject([{ path: key }])
})

test.for([
  { name: 'a page with words of its own', texts: { title: 'Bread', description: 'Other words' } },
  {
    name: 'a title with a word more',
    texts: { title: 'Bakery in Haarlem North', description: 'O' },
  },
  {
    name: 'a title in other words',
    texts: { title: 'Haarlem bakery', description: 'Other words' },
  },
  {
    name: 'the same start of a description',
    texts: { title: 'Bread', description: `${base} On Sundays at nine.` },
  },
  {
    name: 'a page that search engines do not show',
    texts: { title: 'Bakery in Haarlem', more: 'unlisted: true\n' },
  },
  {
    name: 'the page that is shown where there is none',
    texts: { title: 'Bakery in Haarlem', more: 'status: 404\n' },
  },
])('$name: nothing to say', ({ texts }) => {
  expect(searchFindings('seo/duplicate', texts)).toEqual([])
})

const other = 'Other words about other things'

holdsForSearch('seo/duplicate', 'en', {
  caught: [
    { title: 'Bakery in Haarlem', description: other },
    { title: 'BAKERY IN HAARLEM', description: other },
    { title: 'bakery in haarlem', description: other },
    { title: 'Bakery  in Haarlem ', description: other },
    { title: 'Bakery in Haarlem.', description: other },
    { title: 'Bakery in Haarlem!', description: other },
    { title: 'Bakery, in Haarlem', description: other },
    { title: '“Bakery in Haarlem”', description: other },
    { title: 'Bakery – in Haarlem', description: other },
    { title: 'Bread', description: base },
    { title: 'Bread', description: base.toUpperCase() },
    { title: 'Bread', description: base.slice(0, -1) },
    { title: 'Bread', description: `${base.slice(0, -1)}!` },
    { title: 'Bread', description: base.replace(', ', ' ') },
    { title: 'Bread', description: ` ${base.replaceAll(' ', '  ')}` },
  ],
  clean: [
    { title: 'Bread', description: other },
    { title: 'Bakery in Haarlem North', description: other },
    { title: 'Our bakery in Haarlem', description: other },
    { title: 'Bakeries in Haarlem', description: other },
    { title: 'Bakery in Haarlem 2', description: other },
    { title: 'Haarlem bakery', description: other },
    { title: 'Bakkerij in Haarlem', description: other },
    { title: 'Bakery', description: other },
    { title: base, description: 'Bakery in Haarlem' },
    { title: 'Bread', description: `${base} On Sundays at nine.` },
    { title: 'Bread', description: base.replace('seven', 'eight') },
    { title: 'Bread', description: base.replace('Haarlem', 'Bloemendaal') },
    { title: 'Bread', description: base.split(',')[0] ?? '' },
    { title: 'Bakery in Haarlem', more: 'unlisted: true\n' },
    { title: 'Bakery in Haarlem', more: 'status: 404\n' },
  ],
})
