import { expect, test } from 'vitest'
import { intent, newPage } from '../support/browser-page.ts'

test('the copyright line says the year of the clock', async () => {
  const year = '2041'
  const page = await newPage()
  await page.clock.setFixedTime(new Date(`${year}-07-01`))
  const shown = page.locator('footer time')

  await page.goto('/about')
  expect(await shown.textContent()).toBe(year)

  // A difference between the document and what React draws would be a console error.
  await intent(page)
  await page.locator('footer a[href="/privacy"]').click()
  await page.locator('main h1').waitFor()
  expect(await shown.textContent()).toBe(year)
})
