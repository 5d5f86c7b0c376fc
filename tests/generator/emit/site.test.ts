import { expect, test } from 'vitest'
import { edit } from '../edit.ts'
import { emitted } from './read.ts'

const site = (changes: Parameters<typeof emitted>[0] = {}) => emitted(changes).get('data/site.json')

test('who to tell of a problem and where to choose a time are handed on, with their facts', () => {
  const changes = edit(
    'site.yaml',
    /$/,
    'security: { contact: "mailto:it@bakery.example", expires: 2027-01-31 }\nscheduling: { name: Cal, global: Cal, script: https://cal.example/a.js, booking: https://cal.example/us }\n',
  )
  expect(site(changes)).toMatchObject({
    security: { contact: 'mailto:it@bakery.example', expires: '2027-01-31' },
    scheduling: { script: 'https://cal.example/a.js', booking: 'https://cal.example/us' },
  })
})

test('old addresses lead to pages of their own language', () => {
  expect(site()).toEqual({ redirects: [] })
  expect(
    site({
      'redirects.yaml':
        '/bread: home\n/nl/brood/*: home#about\n/nlx: home\n/shop: https://shop.example\n',
    }),
  ).toEqual({
    redirects: [
      { from: '/bread', to: '/' },
      { from: '/nl/brood/*', to: '/nl#about' },
      { from: '/nlx', to: '/' },
      { from: '/shop', to: 'https://shop.example' },
    ],
  })
})
