import { describe, expect, test } from 'vitest'
import { openReady, type Visitor } from '../support/browser-page.ts'
import { english } from './languages.ts'

const { backToMenu, close, menu } = english.chrome.words

/** Opens a page on a phone and its menu, with time standing still. */
async function openDrawer(path = '/', visitor: Visitor = {}) {
  const page = await openReady(path, {
    width: 390,
    stopsTime: true,
    prefersReducedMotion: true,
    isReused: true,
    ...visitor,
  })
  const button = page.locator('.drawer-button')
  const dialog = page.getByRole('dialog')
  const open = async () => {
    await button.click()
    await dialog.waitFor()
  }
  await open()

  return {
    page,
    button,
    dialog,
    open,
    closes: async () => {
      await dialog.waitFor({ state: 'hidden' })
      // The event that tells of it comes a moment later.
      await button.and(page.locator('[aria-expanded=false]')).waitFor({ state: 'attached' })
    },
    entry: (name: string) => dialog.getByRole('button', { name }),
    hasFocus: (name: string) =>
      dialog.getByRole('button', { name }).and(page.locator(':focus')).waitFor(),
  }
}

describe('the menu closes', () => {
  test('by its button, on Escape and on a press beside it, and gives the focus back', async () => {
    const { page, button, dialog, open, closes, entry } = await openDrawer()
    expect(await dialog.getAttribute('aria-label')).toBe(menu)
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    expect(await dialog.locator('[aria-current=page]').getAttribute('href')).toBe('/')
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

const labelOf = (menu: string) =>
  english.chrome.drawer.find((entry) => entry.menu === menu)?.label ?? ''

test('the way back of a submenu leads to its entry, and closing resets it', async () => {
  const { page, open, closes, entry, hasFocus } = await openDrawer('/', {
    prefersReducedMotion: false,
  })
  await entry(labelOf('plans')).click()
  await hasFocus(backToMenu)
  await entry(backToMenu).click()
  await page.clock.runFor(20)
  await hasFocus(labelOf('plans'))
  await entry(backToMenu).waitFor({ state: 'hidden' })

  for (const wait of [220, 0]) {
    await entry(labelOf('plans')).click()
    await hasFocus(backToMenu)
    await page.keyboard.press('Escape')
    await closes()
    await page.clock.runFor(wait)
    await open()
    await entry(labelOf('plans')).waitFor()
    await entry(backToMenu).waitFor({ state: 'hidden' })
  }
})

test('the submenu of languages holds them, each in its own words', async () => {
  const { page, dialog, entry, closes } = await openDrawer('/?from=mail#faq')
  await entry(labelOf('languages')).click()
  expect(await dialog.locator('a[hreflang]').allTextContents()).toEqual(['English', 'Nederlands'])
  expect(await dialog.locator('a[aria-current=true]').getAttribute('lang')).toBe('en')

  await dialog.locator('a[hreflang=nl]').click()
  await page.locator('html[lang=nl]').waitFor()
  await closes()
  expect(page.url()).toMatch(/\/nl\?from=mail#faq$/)
})
