import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'

test('an earlier visitor', async () => {
  const page = await openPage('/about', { isReused: true })
  await page.evaluate(() => {
    setInterval(() => document.body.querySelectorAll('p'), 1)
    setInterval(() => sessionStorage.setItem('left', ''), 1)
  })
})

test('is not noticed by the next one, though its page goes on', async () => {
  const page = await openPage('/about#x', { isReused: true })
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe(null)
})
