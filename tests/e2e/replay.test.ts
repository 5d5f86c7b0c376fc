import { expect, test } from 'vitest'
import { becomesReady, eventually, newPage } from '../support/browser-page.ts'
import { english } from './languages.ts'

/** Opens the home page and keeps its script waiting until it is released. */
async function openHeld(path = '/') {
  const page = await newPage({ isReused: true })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry-client/, async (route) => {
    ask()
    await released
    await route.continue()
  })
  await page.goto(path)
  return { page, release, asked }
}

test('presses before React has come count once it has', async () => {
  const { page, release, asked } = await openHeld('/plans')
  await page.goto('/funnel-scan')
  await page.locator('.bare-bar-back').press('Enter')
  await asked
  expect(new URL(page.url()).pathname).toBe('/funnel-scan')
  release()
  await page.waitForURL('**/plans')
})

test('what the browser has answered stays as it is when React comes', async () => {
  const { page, release, asked } = await openHeld()
  const [question] = english.page.faqs?.['home']?.questions ?? []
  await page.locator('#faq summary').first().click()
  await page.locator('#features input[value=pro]').click()
  const trade = (await page.locator('.trades label').allInnerTexts()).at(1)
  await page.getByRole('radio', { name: trade ?? '' }).dispatchEvent('click')
  await asked
  release()
  await becomesReady(page)
  expect(await page.locator(`#faq-${question?.id}`).isVisible()).toBe(true)
  expect(await page.locator('#features input[value=pro]').isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: trade ?? '' }).isChecked()).toBe(true)
})

test.for([
  { name: 'React', address: /\/assets\/libraries/ },
  { name: 'the data of the page', address: /\/page\.json/ },
])('where $name cannot be fetched, the next sign tries again', async ({ address }) => {
  const page = await newPage({ failing: [address], isReused: true })
  await page.route(address, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  const failed = page.waitForEvent('requestfailed')
  await page.keyboard.press('Shift')
  await failed

  // The script learns of the failure a moment later, so the first press may come too early.
  await eventually(async () => {
    await page.keyboard.press('Shift')
    return page.locator('html[data-ready]').count()
  }).toBe(1)
})

test('so does a form, which is then checked as ever', async () => {
  const { page, release, asked } = await openHeld('/strategy-call')
  const form = page.locator('main form')
  await form.locator('[name=companyName]').fill('Krume')
  await form.locator('[type=submit]').click()
  await asked
  expect(await form.locator('.field-problem:visible').count()).toBe(0)

  release()
  await becomesReady(page)
  await form.locator('[name=email][aria-invalid=true]:focus').waitFor()
  expect(await form.locator('[name=companyName]').inputValue()).toBe('Krume')
  expect(await form.locator('[name=companyName][aria-invalid]').count()).toBe(0)
})

test('where React never comes, the form goes as it is and comes back whole', async () => {
  const failing = [/\/assets\/libraries-/, /\/$/]
  const page = await newPage({ failing })
  await page.route(/\/assets\/libraries-/, (route) => route.abort())
  await page.goto('/funnel-scan/questions')
  await page.locator('[name=question_1]').fill('krume.example')
  const questions = page.locator('.quiz-question:visible')
  await eventually(() => questions.count()).toBe(10)
  await page.locator('form [type=submit]:visible').click()
  await page.locator('.field-problem:visible').first().waitFor()
  expect(await questions.count()).toBe(10)
  expect(await page.locator('[name=question_1]').inputValue()).toBe('krume.example')
})
