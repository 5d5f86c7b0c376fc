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
  await eventually(() => box.evaluate((one) => one.scrollLeft)).toBeGreaterThan(20)
  const offset = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    scrollBy(500, 0)
    return { sideways: scrollWidth - clientWidth, scrollX }
  })
  expect(offset).toEqual({ sideways: 0, scrollX: 0 })
})

test('on a desk it fits and needs no box of its own', async () => {
  const { page, table } = await openTable(1280)
  expect(await table.evaluate((one) => one.clientWidth)).toBeGreaterThanOrEqual(640)
  expect(await page.locator('.plan-table-scroll[tabindex]').count()).toBe(0)
})

test('on a phone two plans are in view, the first two or the last two', async () => {
  const { page, table } = await openTable(390)
  const box = page.locator('.plan-table-scroll')
  const [back, on] = [
    page.locator('.plan-table-arrows button').first(),
    page.locator('.plan-table-arrows button').last(),
  ]
  /** The plans whose whole column is in the window, beside that of the names. */
  const inView = () =>
    table.locator('thead th').evaluateAll((heads) => {
      const [names, ...plans] = heads.map((head) => head.getBoundingClientRect())
      const start = names?.right ?? 0
      return plans.flatMap(({ left, right }, index) =>
        Math.round(left) >= Math.round(start) && right <= innerWidth + 0.5 ? [index] : [],
      )
    })

  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(inView).toEqual([0, 1])
    await eventually(() => back.isDisabled()).toBe(true)
    await on.click()
    await eventually(inView).toEqual([1, 2])
    expect(await table.evaluate((one) => one.clientWidth)).toBe(640)

    const row = table.locator('tbody tr').nth(2)
    // Playwright would first scroll the button to where it would stand if it did not stick.
    const toggle = row.getByRole('button')
    await toggle.dispatchEvent('click')
    const text = await row.locator('.disclosure-panel').boundingBox()
    expect([text?.x, text?.width]).toEqual([0, await box.evaluate((one) => one.clientWidth)])
    await toggle.dispatchEvent('click')
    await back.click()
    await eventually(inView).toEqual([0, 1])
  }
})
