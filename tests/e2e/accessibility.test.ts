import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { languages } from './languages.ts'

/** The looks that are not seen on every page anyway. */
const looks = [
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
] as const

test.for(languages.map(({ home }) => home))(
  'axe has nothing against %s in any look',
  async (path) => {
    const page = await openReady(path)
    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
    }
  },
)

test.for(languages)('nor in $code with what opens open', async ({ home, chrome }) => {
  const page = await openReady(home, { prefersReducedMotion: true })
  const label = chrome.drawer.find((entry) => entry.menu === 'plans')?.label ?? ''
  await page.locator('#features h3 > button').first().click()
  await page.locator('#faq h3 > button').first().click()
  await page.getByRole('banner').getByRole('button', { name: label }).press('Enter')
  await page.locator('#plans-menu').waitFor()
  expect(await violations(page), 'a feature, an answer, the menu of plans').toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('.drawer-button').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await violations(page), 'the menu').toEqual([])
  await dialog.getByRole('button', { name: label }).click()
  await page.locator('.drawer-back').waitFor()
  expect(await violations(page), 'the plans in the menu').toEqual([])
})
