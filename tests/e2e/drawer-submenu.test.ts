import { expect, test } from 'vitest'
import { openDrawer } from './drawer.ts'
import { english } from './languages.ts'

const { backToMenu } = english.chrome.words
const labelOf = (menu: string) =>
  english.chrome.drawer.find((entry) => entry.menu === menu)?.label ?? ''

test('the submenu of plans holds them; the way back leads to its entry, and closing resets it', async () => {
  const { page, dialog, open, closes, entry, hasFocus } = await openDrawer('/', {
    prefersReducedMotion: false,
  })
  await entry(labelOf('plans')).click()
  await hasFocus(backToMenu)
  const links = dialog.locator('.drawer-list:not([inert])').getByRole('link')
  expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
    '/plans',
    '/plans/core',
    '/plans/advance',
    '/plans/pro',
  ])
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
