import { expect, test } from 'vitest'
import { holdsForSearch, searchFindings } from '../search-results.ts'

const base =
  'Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.'

test.for([
  { name: 'its description', texts: { title: 'Bread', description: base }, key: 'description' },
])('$name', ({ texts, key }) => {
  expect(searchFindings('seo/duplicate', texts)).toMatchObject([{ path: key }])
})

test.for([
  { name: 'a page with words of its own', texts: { title: 'Bread', description: 'Other words' } },
])('$name: nothing to say', ({ texts }) => {
  expect(searchFindings('seo/duplicate', texts)).toEqual([])
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
