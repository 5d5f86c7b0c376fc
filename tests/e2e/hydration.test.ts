import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, newPage } from '../support/browser-page.ts'

test.for<{ name: string; give: (page: Page) => Promise<unknown>; hasTouch?: boolean }>([
  { name: 'the pointer moves', give: (page) => page.mouse.move(300, 300) },
  { name: 'a finger touches', give: (page) => page.touchscreen.tap(5, 400), hasTouch: true },
  { name: 'the page scrolls', give: (page) => page.evaluate(() => scrollTo(0, 300)) },
])('React and the late styles come when $name, not before', async ({ give, hasTouch = false }) => {
  const page = await newPage({ hasTouch, isReused: true })
  let scripts = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1
  })
  await page.goto('/')
  expect(scripts).toBe(0)
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)

  const asked = page.waitForRequest('**/late-*.css')
  await give(page)
  await asked
  await becomesReady(page)
  expect(scripts).toBeGreaterThan(0)
})
