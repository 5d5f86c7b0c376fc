import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'

test('code of a page still has work to do when its visitor leaves', async () => {
  const page = await openPage('/about', { isReused: true })
  await page.evaluate(() => {
    setInterval(() => document.body.querySelectorAll('p'), 1)
    sessionStorage.setItem('visited', '')
  })
})

test('the next visitor of the page neither hears of it nor finds what it stored', async () => {
  const page = await openPage('/about#team', { isReused: true })
  expect(await page.evaluate(() => sessionStorage.getItem('visited'))).toBe(null)
})
