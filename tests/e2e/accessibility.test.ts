import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { dutch } from './languages.ts'

test('axe has nothing against the home page with everything open', async () => {
  const { home, chrome } = dutch
  const page = await openReady(home, { prefersReducedMotion: true, isReused: true })
  const label = chrome.drawer.find((entry) => entry.menu === 'plans')?.label ?? ''
  await page.locator('#features summary').first().click()
  await page.locator('#faq summary').first().click()
  await page.getByRole('banner').getByRole('button', { name: label }).press('Enter')
  await page.locator('#plans-menu').waitFor()
  expect(await violations(page), 'a feature, an answer, the menu of plans').toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('.drawer-button').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await violations(page), 'the menu').toEqual([])
  await dialog.getByRole('button', { name: label }).click()
  await page.locator('.drawer-back:visible').waitFor()
  expect(await violations(page), 'the plans in the menu').toEqual([])
})
