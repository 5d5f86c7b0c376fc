import { describe, expect, test } from 'vitest'
import { openReady, type Visitor } from '../support/browser-page.ts'

/** Opens the home page with time standing still and finds its menu of plans. */
async function openMenuPage(visitor: Visitor = {}) {
  const page = await openReady('/', { stopsTime: true, isReused: true, ...visitor })
  const button = page.getByRole('banner').getByRole('button', { name: 'Plans' })
  const list = page.locator('#plans-menu')

  return {
    page,
    button,
    list,
    links: list.getByRole('link'),
    opens: async () => {
      await list.waitFor()
      await button.and(page.locator('[aria-expanded=true]')).waitFor()
    },
    closes: async () => {
      await list.waitFor({ state: 'hidden' })
      await button.and(page.locator('[aria-expanded=false]')).waitFor()
    },
    leave: () => page.mouse.move(640, 700),
  }
}

describe('the menu of plans', () => {
  test('opens when the pointer comes and closes 200 ms after it has left for good', async () => {
    const { page, button, list, links, opens, closes, leave } = await openMenuPage()
    await closes()
    expect(await button.getAttribute('aria-controls')).toBe('plans-menu')
    expect(await button.getAttribute('aria-haspopup')).toBeNull()

    await button.hover()
    await opens()
    for (const target of [button, links.last()]) {
      await leave()
      await page.clock.runFor(199)
      await target.hover()
      await page.clock.runFor(1000)
      expect(await list.isVisible()).toBe(true)
    }
    await leave()
    await page.clock.runFor(199)
    expect(await list.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await closes()
  })

  test('toggles on a click, but not on the click of the gesture that opened it', async () => {
    const { page, button, list, opens, closes } = await openMenuPage()
    await button.click()
    await opens()
    await page.clock.runFor(249)
    await button.click()
    expect(await list.isVisible()).toBe(true)

    await page.clock.runFor(1)
    await button.click()
    await closes()
    await button.click()
    await opens()
  })

  test('toggles on a touch, and closes on a touch elsewhere', async () => {
    const { page, button, opens, closes } = await openMenuPage({ hasTouch: true })
    await button.tap()
    await opens()
    await button.tap()
    await closes()

    await button.tap()
    await opens()
    await page.touchscreen.tap(640, 700)
    await closes()
  })

  test('works with the keyboard: Escape gives the focus back, moving on closes', async () => {
    const { page, button, links, opens, closes } = await openMenuPage()
    await button.focus()
    await closes()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await opens()
      await page.keyboard.press('Tab')
      expect(await links.first().and(page.locator(':focus')).count()).toBe(1)
      await page.keyboard.press('Escape')
      await closes()
      expect(await button.and(page.locator(':focus')).count()).toBe(1)
    }

    await page.keyboard.press('Enter')
    await links.last().focus()
    await opens()
    await page.keyboard.press('Tab')
    await closes()
  })

  test('closes when a page is chosen in it', async () => {
    const { page, button, links, opens, closes } = await openMenuPage()
    await button.hover()
    await opens()
    await links.first().click()
    await page.waitForURL('**/plans')
    await page.locator('main h1:focus').waitFor()
    await closes()
  })
})
