import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, newPage } from '../support/browser-page.ts'
import { english } from './languages.ts'

const { darkTheme, menu } = english.chrome.words
const [question] = english.page.faqs?.['home']?.questions ?? []
const questionButton = (page: Page) => page.getByRole('button', { name: question?.question ?? '' })

const presses: readonly {
  readonly name: string
  readonly press: (page: Page) => Promise<unknown>
  readonly answered: (page: Page) => Promise<unknown>
  readonly width?: number
}[] = [
  {
    name: 'a question',
    press: (page) => questionButton(page).click(),
    answered: (page) => page.locator(`#faq-${question?.id}`).waitFor(),
  },
  {
    name: 'a question, with the keyboard',
    press: (page) => questionButton(page).press('Enter'),
    answered: (page) => page.locator(`#faq-${question?.id}`).waitFor(),
  },
  {
    name: 'a plan',
    press: (page) => page.getByRole('radio', { name: /^Pro/ }).click(),
    answered: (page) => page.locator('#features-funnel-advanced').waitFor({ state: 'attached' }),
  },
  {
    name: 'the theme toggle',
    press: (page) => page.getByRole('button', { name: darkTheme }).click(),
    answered: (page) => page.locator('html[data-theme=dark]').waitFor(),
  },
  {
    name: 'the menu button',
    press: (page) => page.getByRole('button', { name: menu }).click(),
    answered: (page) => page.getByRole('dialog', { name: menu }).waitFor(),
    width: 390,
  },
]

test.for(presses)(
  'a press on $name before React has come counts once it has',
  async ({ press, answered, width = 1280 }) => {
    const page = await newPage({ width })
    const { release, asked } = await hold(page, /\/assets\/entry-client/)
    await page.goto('/')

    await press(page)
    await asked
    expect(await page.locator('html').getAttribute('data-ready')).toBeNull()
    release()
    await becomesReady(page)
    await answered(page)
  },
)

test('a link pressed before React has come works by itself', async () => {
  const page = await newPage()
  await hold(page, /\/assets\/entry-client/)
  await page.goto('/')
  await page.getByRole('banner').locator('a[hreflang=nl]').click()

  await page.locator('html[lang=nl]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/nl')
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
  await pressUntilReady(page)
})

/** Keeps what is fetched from an address waiting until it is released. */
async function hold(page: Page, address: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    ask()
    await released
    await route.continue()
  })
  return { release, asked }
}

/** The failure becomes known a moment after the request has failed, so one more press may be too early. */
async function pressUntilReady(page: Page) {
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift')
        return page.locator('html[data-ready]').count()
      },
      { timeout: 8000 },
    )
    .toBe(1)
}
