import { expect, test } from 'vitest'
import { edit, editBoth } from '../edit.ts'
import type { Changes } from '../small-site.ts'
import { emitted } from './read.ts'

const chrome = (language: string, changes: Changes = {}) =>
  emitted(changes).get(`data/${language}/chrome.json`)

test('it holds what surrounds the pages of a language', () => {
  expect(chrome('nl')).toMatchObject({
    language: 'nl',
    direction: 'ltr',
    name: 'Nederlands',
    brand: { name: 'Korenaar' },
    origin: 'https://bakery.example',
    home: '/nl',
    restoreScroll: false,
    header: [{ label: 'Start', to: '/nl' }],
    drawer: [{ label: 'Start', to: '/nl' }],
    footer: { email: 'hello@bakery.example', lines: ['Haarlem'], columns: [] },
    notice: { text: 'Deze site bewaart iets.', button: 'Prima' },
    plans: [],
  })
})

test('without menus the pages of the first level are one, by name', () => {
  const page = (path: string, title: string, more = '') => ({
    [`en/pages/${path}.yaml`]: `languages: [en]\ntitle: ${title}\ndescription: D\n${more}sections:\n  - { type: hero, look: title, id: top, lines: [H] }\n`,
  })
  const changes = {
    'stand-ins.yaml': '- { at: site#origin, needs: The address of the site. }\n',
    ...{ 'en/navigation.yaml': undefined, 'nl/navigation.yaml': undefined },
    ...page('bread', 'Our bread | Korenaar', 'name: Bread\n'),
    ...page('cake', 'Our cake | Korenaar'),
    ...page('cake/apple', 'Apple cake'),
    ...page('old', 'Old', 'unlisted: true\n'),
    ...page('none', 'None', 'status: 404\n'),
  }
  const menu = [
    { label: 'Bread', to: '/bread' },
    { label: 'Our cake', to: '/cake' },
  ]

  expect(chrome('en', changes)).toMatchObject({
    header: menu,
    drawer: menu,
    footer: { lines: [], columns: [] },
  })
  expect(chrome('en', changes)).not.toHaveProperty('notice')
})

test('every language is on the switch, in the order of the settings', () => {
  const languages = [
    { code: 'nl', name: 'Nederlands', short: 'NL', prefix: '' },
    { code: 'en', name: 'English', short: 'EN', prefix: '/en' },
  ]

  expect(chrome('en', edit('site.yaml', '[en, nl]', '[nl, en]'))).toMatchObject({ languages })
})

test('a language may name itself shortly and run from the right', () => {
  const changes = edit('nl/language.yaml', 'locale: nl', 'locale: nl\nshort: Ned\ndirection: rtl')

  expect(chrome('nl', changes)).toMatchObject({ direction: 'rtl' })
  expect(chrome('en', changes)).toMatchObject({ languages: [{ short: 'EN' }, { short: 'Ned' }] })
})

test('facts and walls are resolved', () => {
  const changes = {
    ...edit(
      'site.yaml',
      /$/,
      'footerWall: flower\nnoticeTile: mail\nnavigation: { restoreScroll: true }\n',
    ),
    ...edit('facts.yaml', /$/, 'company:\n  email: { text: hi@bakery.example }\n'),
    ...editBoth('navigation.yaml', 'hello@bakery.example', "'{{company.email}}'"),
  }

  expect(chrome('nl', changes)).toMatchObject({
    footerWall: { columns: 2 },
    noticeTile: 'mail',
    restoreScroll: true,
    footer: { email: 'hi@bakery.example' },
  })
  expect(chrome('nl', changes)).not.toHaveProperty('drawerWall')
})

test('links lead to the page in the same language', () => {
  const changes = editBoth('navigation.yaml', 'to: home', 'to: home#about')

  expect(chrome('nl', changes)).toMatchObject({ header: [{ to: '/nl#about' }] })
  expect(chrome('en', changes)).toMatchObject({ header: [{ to: '/#about' }] })
})
