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

  test('the sitemap lists every page once and leads to each', async () => {
    const sitemap = inLanguage(code, '/sitemap.html')
    const page = await openPage(sitemap, { isReused: true })
    const listed = routes
      .filter(({ language, path, canonical }) => language === code && path === canonical)
      .map(({ path }) => path)

    expect((await targets(page.locator('main a'))).toSorted()).toEqual(listed.toSorted())
    for (const path of listed.filter((each) => each !== sitemap)) {
      await page.locator(`main a[href="${path}"]`).press('Enter')
      await arrives(page, path)
      await page.goBack()
      await arrives(page, sitemap)
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
