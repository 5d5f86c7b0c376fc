import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { dutch, english, nowhere } from './languages.ts'

test('the skip link leads over the header', async () => {
  const { home, chrome } = english
  const page = await openReady(home, { isReused: true })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: chrome.words.skip })
  expect(await skip.and(page.locator(':focus')).count()).toBe(1)
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50)
  const isOnTop = await skip.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === one
  })
  expect(isOnTop).toBe(true)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('#hero a:focus').count()).toBe(1)
})

test('the focus moving along the header leaves the page where it is', async () => {
  const page = await openReady('/', { isReused: true })
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('.theme-toggle').evaluate((one) => one.focus({ preventScroll: true }))
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+Tab')

  expect(await page.locator('header :focus').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})

test('the current page is marked in the header', async () => {
  const { home, nowhere: missing, chrome } = dutch
  const page = await openReady(missing, { failing: [nowhere], isReused: true })
  const marked = page
    .getByRole('navigation', { name: chrome.words.mainNavigation })
    .locator('[aria-current]')
  expect(await marked.count()).toBe(0)

  await page.locator('main .buttons a').click()
  await page.locator('#hero').waitFor()
  expect(await marked.allTextContents()).toEqual([chrome.header[0]?.label])
  expect(await marked.getAttribute('aria-current')).toBe('page')
  expect(await marked.getAttribute('href')).toBe(home)
})
