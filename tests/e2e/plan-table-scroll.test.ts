import { expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'

const openTable = async (width: number) => {
  const page = await openReady('/plans', { width, isReused: true })
  return { page, table: page.locator('#features table') }
}

test.for([1280, 390])('%i px wide its head stays 64 px below the top', async (width) => {
  const { page, table } = await openTable(width)
  const tops = () =>
    table
      .locator('thead th')
      .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top))

  for (const row of [4, 8, 11]) {
    const place = table.locator('tbody tr').nth(row)
    await place.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 200))
    await eventually(tops).toEqual([64, 64, 64, 64])
  }
  await page.locator('#faq').evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 100))
  await eventually(async () => Math.max(...(await tops()))).toBeLessThan(0)
})

test('on a phone it is 640 px wide and scrolls in its own box, not the page', async () => {
  const { page, table } = await openTable(390)
  const box = page.locator('#features').getByRole('region')
  expect(await table.evaluate((one) => one.clientWidth)).toBe(640)

  await box.focus()
  await page.keyboard.press('ArrowRight')
  const moved = () => box.evaluate((one) => one.scrollLeft)
  await eventually(moved).toBeGreaterThan(20)
  const arrows = page.locator('.plan-table-arrows button')
  await arrows.first().click()
  await eventually(moved).toBe(0)
  await arrows.last().click()
  await eventually(moved).toBeGreaterThan(20)
  const offset = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    scrollBy(500, 0)
    return { sideways: scrollWidth - clientWidth, scrollX }
  })
  expect(offset).toEqual({ sideways: 0, scrollX: 0 })
})
