import { describe, expect, test } from 'vitest'
import { emitData } from '../support/emitted-data.ts'
import { edit } from './edit.ts'
import { type Changes, checkSmallSite, checkSmallSiteWholly, smallSite } from './small-site.ts'
import { thirdLanguage } from './third-language.ts'

const page = (name: string, links = 'home') => `title: ${name} in Haarlem
description: Bread from a wood oven, baked every night in Haarlem and brought to your door by seven.
sections:
  - { type: text, look: statement, id: about, tile: key, text: We bake., link: { label: Go, to: ${links} } }
`

const linked = (home = '') =>
  home.replace(/text: .*/, '$&\n    link: { label: Go, to: shop/tools }')

/** A site in English and Dutch with two pages more, and a third language with its home page alone. */
const withStage = (code: string, status = 'live'): Changes => {
  const third: Changes = { ...smallSite, ...thirdLanguage({ code }) }
  const homes = ['en', 'nl', code].map((each) => `${each}/pages/home.yaml`)
  return {
    ...third,
    'en/pages/shop.yaml': page('Shop', 'shop/tools'),
    'nl/pages/shop.yaml': page('Winkel', 'shop/tools'),
    'en/pages/shop/tools.yaml': page('Tools', 'shop'),
    'nl/pages/shop/tools.yaml': page('Gereedschap', 'shop'),
    ...Object.fromEntries(homes.map((home) => [home, linked(third[home])])),
    [`${code}/language.yaml`]: third[`${code}/language.yaml`]?.replace(
      'locale:',
      status === 'live' ? 'locale:' : `status: ${status}\nlocale:`,
    ),
  }
}

const emitted = (changes: Changes) => {
  const { site, diagnostics } = checkSmallSite(changes)
  const { pages, site: data } = emitData(site)
  return {
    redirects: data.redirects,
    codes: diagnostics.map(({ code, at }) => `${at.file} ${code}`),
    paths: pages.map(({ page: { path } }) => path).toSorted(),
    pageAt: (path: string) => pages.find((each) => each.page.path === path),
  }
}

const inBoth = [
  ...['/', '/404', '/nl', '/nl/404', '/nl/shop', '/nl/shop/tools', '/shop', '/shop/tools'],
]

describe('a third language', () => {
  const code = 'uk'

  test('as a draft is nowhere, and lacks nothing', () => {
    const { codes: found, paths, pageAt } = emitted(withStage(code, 'draft'))
    expect(found).toEqual([])
    expect(paths).toEqual(inBoth)
    expect(pageAt('/')?.page.twins).toEqual({ en: '/', nl: '/nl' })
    expect(pageAt('/')?.chrome.languages.map((each) => each.code)).toEqual(['en', 'nl'])
  })

  test('in part has its home page, and links to what it lacks in the source', () => {
    const { codes: found, paths, pageAt } = emitted(withStage(code, 'partial'))
    expect(found).toEqual([])
    expect(paths).toEqual([...inBoth, `/${code}`, `/${code}/404`].toSorted())
    expect(pageAt(`/${code}`)?.page).toMatchObject({
      sections: [{ link: { to: '/shop/tools' } }],
      twins: { en: '/', nl: '/nl', [code]: `/${code}` },
    })
    expect(pageAt('/shop')?.page.twins).toEqual({ en: '/shop', nl: '/nl/shop' })
    expect(pageAt('/shop/tools')?.page).not.toHaveProperty('nearest')
    expect(pageAt('/')?.chrome.languages.map((each) => each.code)).toEqual(['en', 'nl', code])
  })

  test('in part with a page in between: what is below leads to it', () => {
    const { codes: found, pageAt } = emitted({
      ...withStage(code, 'partial'),
      [`${code}/pages/shop.yaml`]: page('Third', 'shop/tools'),
    })
    expect(found).toEqual([])
    expect(pageAt('/shop/tools')?.page).toMatchObject({
      twins: { en: '/shop/tools', nl: '/nl/shop/tools' },
      nearest: { [code]: `/${code}/shop` },
    })
  })

  test('in part with one page begins there, and leads home in the source', () => {
    const words = `name: Українська\nlocale: uk-UA\nstatus: partial\n`
    const {
      codes: found,
      pageAt,
      redirects,
    } = emitted({
      ...without(withStage(code, 'partial'), `${code}/pages/home.yaml`, `${code}/navigation.yaml`),
      [`${code}/language.yaml`]: words,
      [`${code}/pages/shop.yaml`]: page('Third', 'shop/tools'),
    })
    expect(found).toEqual([])
    expect(pageAt('/')?.page.nearest).toEqual({ [code]: `/${code}/shop` })
    expect(pageAt(`/${code}/shop`)?.chrome).toMatchObject({
      home: '/',
      header: [{ to: `/${code}/shop` }],
      words: { menu: 'Меню' },
    })
    expect(redirects).toContainEqual({ from: `/${code}`, to: `/${code}/shop` })
  })

  test('live needs every page', () => {
    expect(emitted(withStage(code)).codes).toEqual([
      'content/en/pages/shop.yaml content/missing-file',
      'content/en/pages/shop/tools.yaml content/missing-file',
    ])
  })
})

const without = (changes: Changes, ...paths: readonly string[]): Changes => ({
  ...changes,
  ...Object.fromEntries(paths.map((path) => [path, undefined])),
})

const faq = 'questions:\n  - { id: price, question: Why, answer: So }\n'
const withFaq = (changes: Changes): Changes => ({
  ...changes,
  'en/faqs/home.yaml': faq,
  'nl/faqs/home.yaml': faq,
  ...Object.fromEntries(
    ['en', 'nl', 'uk'].map((code) => [
      `${code}/pages/home.yaml`,
      `${changes[`${code}/pages/home.yaml`]}  - { type: faq, id: faq, heading: Why, faq: home }\n`,
    ]),
  ),
})

test.for<readonly [name: string, changes: Changes, ...found: string[]]>([
  [
    'a partial language without what its page shows',
    withFaq(withStage('uk', 'partial')),
    'content/uk/pages/home.yaml This names content/uk/faqs/home.yaml, and there is no such file.',
  ],
  [
    'a page that a partial language alone has',
    {
      ...withStage('uk', 'partial'),
      'uk/pages/news.yaml': page('News').replace('id: about', 'id: news'),
    },
    'content/uk/pages/news.yaml This file has no counterpart in English.',
    'content/uk/pages/news.yaml This file has no counterpart in Dutch.',
  ],
  [
    'a draft whose files cannot be read, break their schemas and have no place',
    {
      ...withStage('uk', 'draft'),
      'uk/pages/home.yaml': 'title: [\n',
      'uk/navigation.yaml': 'colour: blue\n',
      'uk/pictures/one.yaml': 'a: 1\n',
    },
  ],
  [
    'a stage that is none',
    withStage('uk', 'ready'),
    'content/uk/language.yaml "ready" is not one of the values allowed here.',
  ],
])('%s', ([, changes, ...found]) => {
  const { diagnostics } = checkSmallSite(changes)
  expect(diagnostics.map(({ at, message }) => `${at.file} ${message}`)).toEqual(found)
})

test('a language that goes back to a draft takes its kept findings with it, and brings them back', () => {
  const mismatch: Changes = {
    ...edit('en/pages/home.yaml', /text: .*/, 'text: We bake 4 kinds.'),
    ...edit('nl/pages/home.yaml', /text: .*/, 'text: Wij bakken 5 soorten.'),
    'acknowledged.yaml': `- rule: facts/mismatch
  at: pages/home#sections[about].text
  values: { en: We bake 4 kinds., nl: Wij bakken 5 soorten. }
  why: Two opinions.
`,
  }
  expect(checkSmallSite(mismatch).kept).toHaveLength(1)
  const asDraft = edit('nl/language.yaml', 'locale', 'status: draft\nlocale')
  const { diagnostics, kept } = checkSmallSite({ ...mismatch, ...asDraft })
  expect([diagnostics, kept]).toEqual([[], []])
})

describe('a folder that is not among the languages', () => {
  const unlisted = { ...withStage('de'), 'site.yaml': smallSite['site.yaml'] }

  test('is told once, and is no language', () => {
    const { site, diagnostics } = checkSmallSiteWholly(unlisted)
    expect(site.languages.map(({ code }) => code)).toEqual(['en', 'nl'])
    expect(
      diagnostics
        .filter(({ at }) => at.file.startsWith('content/de/'))
        .map(({ severity, code }) => [severity, code]),
    ).toEqual([['warning', 'content/missing-file']])
    expect(emitted(unlisted).paths).toEqual(inBoth)
  })

  test.for([
    ['a translation that has a record', '[en]'],
    ['the source of a translation that has one', '[nl]'],
  ] as const)('is an error for %s', ([, languages]) => {
    const { diagnostics } = checkSmallSite({
      ...edit('site.yaml', '[en, nl]', languages),
      '.state/nl/pages/home.yaml': '{}\n',
    })
    const told = diagnostics.filter(({ code }) => code === 'content/missing-file')
    expect(told.map(({ severity }) => severity)).toEqual(['error'])
  })
})
