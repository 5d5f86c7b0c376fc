import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openDrawer } from './drawer.ts'
import { drawingNames } from './drawing-names.ts'
import { english, languages } from './languages.ts'

const { close } = english.chrome.words

test.for(languages)('in $code the menu holds all entries in order', async ({ home, chrome }) => {
  const { button, dialog } = await openDrawer(home)
  const labels = await dialog.locator('.drawer-list:not([inert]) > li').allTextContents()
  const expected = chrome.drawer.map(({ label, menu }) =>
    menu === 'languages' ? `${label} ${chrome.name}` : label,
  )

  expect(labels.map(squeezed)).toEqual(expected.map(squeezed))
  expect(labels).toHaveLength(8)
  // A system may lack the picture of a character, so it is drawn.
  const entries = chrome.drawer.filter(({ menu }) => !menu)
  const links = dialog.locator('.drawer-list:not([inert]) a')
  const drawings = entries.map(({ emoji }) => (emoji ? 'ui-hand' : ''))
  expect(await Promise.all((await links.all()).map(drawnIn))).toEqual(drawings)
  expect(await dialog.getAttribute('aria-label')).toBe(chrome.words.menu)
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  expect(await dialog.locator('[aria-current=page]').getAttribute('href')).toBe(home)
})

const drawnIn = async (link: Locator) => (await drawingNames(link)).join()
const squeezed = (text: string) => text.replaceAll(/\s/g, '')

describe('the menu closes', () => {
  test('by its button, on Escape and on a press beside it, and gives the focus back', async () => {
    const { page, button, dialog, open, closes, entry } = await openDrawer()
    for (const leave of [
      () => entry(close).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ]) {
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
      await page.mouse.click(250, 32)
      expect(await dialog.isVisible()).toBe(true)

      await leave()
      await closes()
      expect(await button.and(page.locator(':focus')).count()).toBe(1)
      await open()
    }
  })

  test('when a page is chosen, whose heading gets the focus', async () => {
    const { page, dialog, closes } = await openDrawer()
    await dialog.getByRole('link', { name: english.chrome.drawer[2]?.label ?? '' }).click()

    await page.waitForURL('**/plans')
    await closes()
    await page.locator('main h1:focus').waitFor()
  })
})

test('the page behind the menu does not scroll', async () => {
  const { page, dialog, closes } = await openDrawer()
  const overflow = () => page.locator('html').evaluate((root) => getComputedStyle(root).overflowY)
  expect(await overflow()).toBe('hidden')

  await dialog.evaluate((one) => {
    one.addEventListener('wheel', () => one.setAttribute('data-turned', ''))
  })
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await dialog.and(page.locator('[data-turned]')).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.keyboard.press('Escape')
  await closes()
  expect(await overflow()).toBe('visible')
})
