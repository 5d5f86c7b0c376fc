import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'

let earlier: Page | undefined

test('an earlier visitor', async () => {
  earlier = await openPage('/about', { isReused: true })
  await earlier.evaluate(() => {
    setInterval(() => document.body.querySelectorAll('p'), 1)
    setInterval(() => sessionStorage.setItem('left', ''), 1)
  })
})

test('is not noticed by the next one, though its page goes on', async () => {
  const page = await openPage('/about#x', { isReused: true })
  expect(page).toBe(earlier)
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe(null)
})

test.for([0, 1, 5, 20])(
  'a visitor who leaves a page that goes elsewhere %i ms later',
  async (ms) => {
    const page = await openPage('/about', { isReused: true })
    expect(new URL(page.url()).pathname).toBe('/about')
    await page.evaluate((pause) => setTimeout(() => location.assign('/nl/about'), pause), ms)
  },
)
