import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, newPage, openPage, openReady } from '../support/browser-page.ts'
import { english, nowhere } from './languages.ts'

const failing = [nowhere, /\/(nlabc|abc)\b/]
const option = (page: Page, code: string) => page.getByRole('banner').locator(`a[hreflang=${code}]`)

/** The address without its origin. */
const addressOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')
const remembered = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test.for([
  { from: '/nl/', choice: 'en', to: '/' },
  { from: '/nope/', choice: 'nl', to: '/nl/nope' },
  { from: '/nlabc', choice: 'en', to: '/abc' },
  { from: '/?a=b%20c#50%', choice: 'nl', to: '/nl?a=b%20c#50%' },
])('$from in $choice is $to', async ({ from, choice, to }) => {
  const page = await openReady(from, { failing, isReused: true })
  await option(page, choice).click()
  await page.locator(`html[lang=${choice}]`).waitFor()
  expect(addressOf(page)).toBe(to)
})

test('there and back leads to where it began, without loading a document, and keeps the focus', async () => {
  const page = await openReady('/?from=mail#faq', { isReused: true })
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  for (const { choice, address } of [
    { choice: 'nl', address: '/nl?from=mail#faq' },
    { choice: 'en', address: '/?from=mail#faq' },
  ]) {
    await option(page, choice).focus()
    await page.keyboard.press('Enter')
    await page.locator(`html[lang=${choice}][data-same]`).waitFor()
    expect(addressOf(page)).toBe(address)
    expect(await remembered(page)).toEqual({ language: choice })
    await option(page, choice).and(page.locator(':focus[aria-current=true]')).waitFor()
    expect(await page.locator('.header [hreflang][aria-current]').count()).toBe(1)
    // The named place is found in the other language.
    const top = () =>
      page.locator('#faq').evaluate((place) => Math.round(place.getBoundingClientRect().top))
    await eventually(top).toBe(80)
  }
})

test('a spinner turns for 800 ms, whenever the page comes', async () => {
  const page = await openReady('/', { stopsTime: true, isReused: true })
  const spinner = page.locator('.language-switch[aria-busy]')
  expect(await spinner.count()).toBe(0)

  await option(page, 'nl').click()
  await spinner.waitFor()
  await page.locator('html[lang=nl]').waitFor()
  expect(await page.getByRole('list', { name: 'Taal' }).getAttribute('aria-busy')).toBe('true')

  await page.clock.runFor(799)
  expect(await spinner.isVisible()).toBe(true)
  await page.clock.runFor(1)
  await spinner.waitFor({ state: 'detached' })
})

test('the section in view stays in view', async () => {
  const page = await openReady('/', { isReused: true })
  for (const { id, choice } of [
    { id: 'why', choice: 'nl' },
    { id: 'features', choice: 'en' },
    { id: 'faq', choice: 'nl' },
  ]) {
    const section = page.locator(`#${id}`)
    await section.evaluate((one) => {
      const { top, height } = one.getBoundingClientRect()
      scrollBy(0, top + height / 3)
    })
    await option(page, choice).click()
    await page.locator(`html[lang=${choice}]`).waitFor()

    // A third of it has been read, whatever its length is in this language.
    await eventually(() =>
      section.evaluate((one) => {
        const { top, height } = one.getBoundingClientRect()
        return Math.abs(-top / height - 1 / 3) < 0.15
      }),
    ).toBe(true)
  }
})

test('a Dutch browser that opens / goes to /nl, in the same place of the history, and only once', async () => {
  const page = await newPage({ locale: 'nl-NL' })
  await page.goto('about:blank')
  await page.goto('/?from=mail#faq')
  await page.waitForURL('**/nl?from=mail#faq')
  expect(await page.locator('html').getAttribute('lang')).toBe('nl')
  expect(await remembered(page)).toEqual({ language: 'nl' })

  await page.goBack()
  // The router notes its place in the history meanwhile, which also ends the wait of `goBack`.
  await page.waitForURL('about:blank')
  await page.goto('/')
  expect(addressOf(page)).toBe('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('whoever goes back to English with the language switch stays there', async () => {
  const page = await openPage('/', { locale: 'nl-BE' })
  await page.waitForURL('**/nl')
  await option(page, 'en').click()
  await eventually(async () => addressOf(page)).toBe('/')
  await page.reload()
  expect(addressOf(page)).toBe('/')
})

test.for([
  { name: 'with an English browser', path: '/', visitor: { locale: 'en-GB' } },
  { name: 'who has chosen', path: '/', visitor: { locale: 'nl', storage: { language: 'en' } } },
  { name: 'who opens another address', path: '/nope', visitor: { locale: 'nl', failing } },
])('nobody is redirected $name', async ({ path, visitor }) => {
  const page = await openPage(path, visitor)
  expect(addressOf(page)).toBe(path)
})

test('nobody is redirected whose browser keeps nothing; the page works all the same', async () => {
  const page = await newPage({ locale: 'nl' })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await page.locator('html[data-theme=dark]').waitFor()
  await page.getByRole('button', { name: english.chrome.notice.button }).click()
  await page.locator('html[data-notice=off]').waitFor()

  expect(addressOf(page)).toBe('/')
  await option(page, 'nl').click()
  await page.locator('html[lang=nl]').waitFor()
})
