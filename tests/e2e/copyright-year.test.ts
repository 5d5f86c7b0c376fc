import { expect, test } from 'vitest'
import { intent, newPage } from '../support/browser-page.ts'

test.for([
  { clock: '2041-07-01', year: '2041' },
  { clock: '2001-07-01', year: '2001' },
])('at a clock of $clock the copyright line says $year', async ({ clock, year }) => {
  const page = await newPage()
  await page.clock.setFixedTime(new Date(clock))
  const shown = page.locator('footer time')

  await page.goto('/about')
  expect(await shown.textContent()).toBe(year)

  // A difference between the document and what React draws would be a console error.
  await intent(page)
  await page.locator('footer a[href="/privacy"]').click()
  await page.locator('main h1').waitFor()
  expect(await shown.textContent()).toBe(year)
})
