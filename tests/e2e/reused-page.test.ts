import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'

let earlier: Page | undefined

test('an earlier visitor', async () => {
  earlier = await openPage('/about', { isReused: true })
  await earlier.evaluate(() => {
    setInterval(() => document.body.querySelectorAll('p'), 1)
    sessionStorage.setItem('visited', '')
  })
})

test('is not noticed by the next one, though its page goes on', async () => {
  const page = await openPage('/about#x', { isReused: true })
  expect(page).toBe(earlier)
  expect(await page.evaluate(() => sessionStorage.getItem('visited'))).toBe(null)
})

test('a visitor leaves while the page goes elsewhere', async () => {
  const page = await openPage('/about', { isReused: true })
  await page.evaluate(() => location.assign('/nl/about'))
})

test('the next one gets the page that was asked for', async () => {
  const page = await openPage('/about', { isReused: true })
  expect(new URL(page.url()).pathname).toBe('/about')
})
