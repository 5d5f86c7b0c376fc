import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, newPage } from '../support/browser-page.ts'
import { english } from './languages.ts'

const { darkTheme, menu } = english.chrome.words
const [question] = english.page.faqs?.['home']?.questions ?? []
const questionButton = (page: Page) => page.getByRole('button', { name: question?.question ?? '' })
const answer = (page: Page) => page.locator(`#faq-${question?.id}`)

/** Opens the home page and keeps its script waiting until it is released. */
async function openHeld(width = 1280) {
  const page = await newPage({ width })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client/, async (route) => {
    ask()
    await released
    await route.continue()
  })
  await page.goto('/')
  return { page, release, asked }
}

test('presses before React has come count once it has', async () => {
  const { page, release, asked } = await openHeld()
  await questionButton(page).click()
  await page.getByRole('radio', { name: /^Pro/ }).click()
  await page.getByRole('button', { name: darkTheme }).click()
  await asked
  expect(await page.locator('html[data-ready]').count()).toBe(0)
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')

  release()
  await becomesReady(page)
  await answer(page).waitFor()
  await page.locator('#features-funnel-advanced').waitFor({ state: 'attached' })
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
  await page.locator('html[data-theme=dark]').waitFor()
})

test('so does a press on the menu button', async () => {
  const { page, release, asked } = await openHeld(390)
  await page.getByRole('button', { name: menu }).click()
  await asked
  release()
  await page.getByRole('dialog', { name: menu }).waitFor()
})

test('so does a press with the keyboard, while a link works by itself', async () => {
  const { page, release, asked } = await openHeld()
  await questionButton(page).press('Enter')
  await asked
  release()
  await answer(page).waitFor()

  const { page: other } = await openHeld()
  await other.getByRole('banner').locator('a[hreflang=nl]').click()
  await other.locator('html[lang=nl]').waitFor()
  expect(new URL(other.url()).pathname).toBe('/nl')
})

test.for([
  { name: 'the entry', address: /\/assets\/entry-client/ },
  { name: 'React', address: /\/assets\/hydrate/ },
  { name: 'the data of the page', address: /\/page\.json/ },
  { name: 'the words around the page', address: /\/chrome\.json/ },
])('where $name cannot be fetched, the next sign tries again', async ({ address }) => {
  const page = await newPage({ failing: [address] })
  await page.route(address, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await failed

  // The script learns of the failure a moment later, so the first press may come too early.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift')
        return page.locator('html[data-ready]').count()
      },
      { timeout: 5000 },
    )
    .toBe(1)
})
