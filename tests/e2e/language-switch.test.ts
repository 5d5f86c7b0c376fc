import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'
import { nowhere } from './languages.ts'

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
  const page = await openReady(from, { failing, stopsTime: true, isReused: true })
  await option(page, choice).click()

  await page.locator(`html[lang=${choice}]`).waitFor()
  expect(addressOf(page)).toBe(to)
  await page.clock.runFor(1000)
})

test('there and back leads to where it began, without loading a document', async () => {
  const page = await openReady('/?from=mail#faq', { isReused: true })
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  for (const { choice, address } of [
    { choice: 'nl', address: '/nl?from=mail#faq' },
    { choice: 'en', address: '/?from=mail#faq' },
  ]) {
    await option(page, choice).click()
    await page.locator(`html[lang=${choice}][data-same]`).waitFor()
    expect(addressOf(page)).toBe(address)
    expect(await remembered(page)).toEqual({ language: choice })
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

test('the focus stays on the chosen language', async () => {
  const page = await openReady('/', { isReused: true })
  await option(page, 'nl').focus()
  await page.keyboard.press('Enter')

  await page.locator('html[lang=nl]').waitFor()
  expect(await page.locator(':focus').getAttribute('hreflang')).toBe('nl')
  expect(await option(page, 'nl').getAttribute('aria-current')).toBe('true')
  expect(await option(page, 'en').getAttribute('aria-current')).toBeNull()
})

test('a named place is found in the other language', async () => {
  const page = await openReady('/#faq', { isReused: true })
  await option(page, 'nl').click()

  await page.locator('html[lang=nl]').waitFor()
  await eventually(() =>
    page.locator('#faq').evaluate((place) => Math.round(place.getBoundingClientRect().top)),
  ).toBe(80)
})

test('the section in view stays in view', async () => {
  const page = await openReady('/', { isReused: true })
  const places = ['why', 'features', 'faq']
  for (const [index, id] of places.entries()) {
    const section = page.locator(`#${id}`)
    await section.evaluate((one) => {
      const { top, height } = one.getBoundingClientRect()
      scrollBy(0, top + height / 3)
    })
    const choice = index % 2 === 0 ? 'nl' : 'en'
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
