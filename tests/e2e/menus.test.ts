import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'
import { languages } from './languages.ts'
import { caseStudy, inLanguage, routes } from './routes.ts'

const plans = ['/plans', '/plans/core', '/plans/advance', '/plans/pro']

/** Where visitors find links, and where these lead in English. */
const menus = {
  '.header-links a': [
    ...['/', ...plans, '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
  ],
  '.drawer-list:first-child a': [
    ...['/', '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
  ],
  '#list-plans a': plans,
  'footer nav a': [
    ...['/', '/plans', '/funnel-scan', caseStudy.alias, '/about', '/strategy-call'],
    ...['/plans/core', '/plans/advance', '/plans/pro'],
    ...['/privacy', '/terms-of-service', '/sitemap.html'],
  ],
}

const targets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

describe.for(languages)('in $code', ({ code, home }) => {
  test('header, menu and footer name their pages', async () => {
    const page = await openPage(home, { hasJavaScript: false, isReused: true })
    for (const [links, expected] of Object.entries(menus))
      expect(await targets(page.locator(links)), links).toEqual(
        expected.map((path) => inLanguage(code, path)),
      )
  })

  test('the sitemap lists every page once, by language', async () => {
    const sitemap = inLanguage(code, '/sitemap.html')
    const page = await openPage(sitemap, { hasJavaScript: false, isReused: true })
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
