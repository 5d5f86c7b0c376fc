import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'
import { dutch, nowhere } from './languages.ts'

const { home, code, notFound } = dutch

describe('a link to a page that is not there', () => {
  const about = `${home}/about`
  const open = async () => {
    const page = await openReady(home, {
      failing: [nowhere, /\/about\b/],
      storage: { cookieNotice: 'true' },
      prefersReducedMotion: true,
    })
    // The page is there; for this visitor it is not.
    await page.route(`**${about}/page.json`, (route) =>
      route.continue({ url: route.request().url().replace('/about/', '/nope/') }),
    )
    await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
    return page
  }
  const follow = (page: Page) => page.locator(`#hero a[href="${about}"]`).click()

  test('ends at the not-found page, without loading a document', async () => {
    const page = await open()
    await follow(page)

    await page.locator('#not-found').waitFor()
    expect(new URL(page.url()).pathname).toBe(about)
    await eventually(() => page.title()).toBe(notFound.title)
    await eventually(() => page.locator('h1:focus').count()).toBe(1)
    expect(await page.locator(`html[lang=${code}][data-same]`).count()).toBe(1)
    await eventually(() => page.locator('link[rel=canonical], link[rel=alternate]').count()).toBe(0)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })

  test('leads back by its button, by the browser, and by its link', async () => {
    const page = await open()
    for (const goBack of [
      () => page.locator('main .buttons button').click(),
      () => page.goBack(),
      () => page.locator('main .buttons a').click(),
    ]) {
      await follow(page)
      await page.locator('#not-found').waitFor()
      await goBack()

      await page.locator('#hero').waitFor()
      expect(new URL(page.url()).pathname).toBe(home)
      await eventually(() => page.locator('meta[name=robots]').count()).toBe(0)
    }
    expect(await page.locator(`html[lang=${code}][data-same]`).count()).toBe(1)
  })
})
