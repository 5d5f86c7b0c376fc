import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage, openReady } from '../support/browser-page.ts'
import { languages } from './languages.ts'
import { caseStudy, inLanguage, routes } from './routes.ts'

const plans = ['/plans', '/plans/core', '/plans/advance', '/plans/pro']

/** Where visitors find links, and where these lead in English. */
const menus = [
  {
    name: 'header',
    width: 1280,
    links: '.header-links a',
    expected: ['/', ...plans, '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
    open: (page: Page) => page.locator('.plans-menu button').hover(),
  },
  {
    name: 'menu of small screens',
    width: 390,
    links: '.drawer-list:first-child a',
    expected: ['/', '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
    open: (page: Page) => page.locator('.drawer-button').click(),
  },
  {
    name: 'plans in the menu of small screens',
    width: 390,
    links: '#list-plans a',
    expected: plans,
    open: async (page: Page) => {
      await page.locator('.drawer-button').click()
      await page.locator('.drawer-list:first-child button').first().click()
    },
  },
  {
    name: 'footer',
    width: 1280,
    links: 'footer nav a',
    expected: [
      ...['/', '/plans', '/funnel-scan', caseStudy.alias, '/about', '/strategy-call'],
      ...['/plans/core', '/plans/advance', '/plans/pro'],
      ...['/privacy', '/terms-of-service', '/sitemap.html'],
    ],
    open: async () => undefined,
  },
]

describe.for(languages)('in $code', ({ code, home }) => {
  test.for(menus)(
    'the $name names its pages and leads there',
    async ({ width, links, expected, open }) => {
      const page = await openReady(home, { width, prefersReducedMotion: true, isReused: true })
      const messages: string[] = []
      page.on('console', (message) => messages.push(message.text()))

      await open(page)
      const paths = expected.map((path) => inLanguage(code, path))
      expect(await targets(page.locator(links))).toEqual(paths)
      const last = paths.findLast((each) => each !== home) ?? ''
      await page.locator(links).nth(paths.indexOf(last)).press('Enter')
      await arrives(page, last)
      expect(messages).toEqual([])
    },
  )

  test('the sitemap lists every page once, by language, and leads to each', async () => {
    const sitemap = inLanguage(code, '/sitemap.html')
    const page = await openPage(sitemap, { isReused: true })
    const pages = routes.filter(({ path, canonical }) => path === canonical)
    const pathsIn = (language: string) =>
      pages.filter((each) => each.language === language).map(({ path }) => path)
    const lists = page.locator('.sitemap-languages > section')
    expect(await lists.evaluateAll((all) => all.map((list) => list.getAttribute('lang')))).toEqual([
      code,
      ...languages.map((each) => each.code).filter((each) => each !== code),
    ])
    for (const list of await lists.all()) {
      const language = `${await list.getAttribute('lang')}`
      expect((await targets(list.locator('a'))).toSorted()).toEqual(pathsIn(language).toSorted())
    }
  })
})

const targets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

/**
 * Waits until a page has come, which is when the head names it. The window goes to its place a moment
 * later: what is pressed next must not depend on where it lies, so keys press it.
 */
async function arrives(page: Page, path: string) {
  const canonical = routes.find((route) => route.path === path)?.canonical
  await page
    .locator(`link[rel=canonical][href$=".example${canonical}"]`)
    .waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.locator('main h1').count()).toBe(1)
}
