import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { eventually, intent, newPage, openReady, type Visitor } from '../support/browser-page.ts'
import { faultCookie } from '../support/scheduling-provider.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

const providerUrl = inject('providerUrl')

/** A page whose visitor the service treats badly. */
async function openWith(fault: string | undefined, path: string, visitor: Visitor = {}) {
  const page = await newPage({ isReused: true, ...visitor })
  if (fault !== undefined) {
    await page.context().addCookies([{ name: faultCookie, value: fault, url: providerUrl }])
  }
  await page.goto(path)
  await intent(page)
  return page
}

/** Files of the service that are in the document, and how often its script has run. */
const filesOn = (page: Page) =>
  page.evaluate(
    (address) => ({
      scripts: document.querySelectorAll(`script[src^="${address}"]`).length,
      styles: document.querySelectorAll(`link[href^="${address}"]`).length,
      runs: Number(Reflect.get(window, 'runs') ?? 0),
    }),
    providerUrl,
  )

/** Follows a link of the header and waits for its page. */
const onward = async (page: Page, path: string): Promise<void> => {
  await page.locator(`header a[href="${path}"]:visible`).first().click()
  await eventually(async () => new URL(page.url()).pathname).toBe(path)
  await page.locator('main h1').waitFor()
}

test('the service comes on entering the pages that book and goes on leaving them, once each', async () => {
  const page = await newPage()
  await page.goto('/plans')
  // Nobody has touched the page yet.
  await eventually(() => filesOn(page)).toEqual({ scripts: 1, styles: 1, runs: 1 })

  await onward(page, '/strategy-call')
  expect(await filesOn(page)).toEqual({ scripts: 1, styles: 1, runs: 1 })
  await onward(page, '/about')
  await eventually(() => filesOn(page)).toEqual({ scripts: 0, styles: 0, runs: 1 })
  await page.goBack()
  await eventually(() => filesOn(page)).toEqual({ scripts: 1, styles: 1, runs: 2 })
  await page.goBack()
  await eventually(async () => new URL(page.url()).pathname).toBe('/plans')
  await onward(page, '/about')
  await eventually(() => filesOn(page)).toMatchObject({ scripts: 0, styles: 0 })
})

const [english, dutch] = strategyCalls
if (!english || !dutch) throw new Error('There are no strategy calls.')

test('a sent form opens the calendar, filled in', async () => {
  const call = english
  const page = await openReady(call.path)
  const parts = callOn(page, call)
  const values = filledBy('Krume & Söhne')
  await fillIn(parts, values)
  await parts.submit.click()

  const frame = parts.calendar.locator('iframe')
  const address = new URL((await frame.getAttribute('src')) ?? '')
  expect(`${address.origin}${address.pathname}`).toBe(`${providerUrl}/tegelwerk/30min`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    email: values.email,
    name: values.companyName,
  })

  await parts.calendar.locator('.provider-close').click()
  await parts.confirmation.and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: call.form.booking?.open ?? '' }).click()
  await parts.calendar.waitFor()
  await page.goBack()
  await eventually(() => page.locator('.provider-overlay').count()).toBe(0)
})

test.for([
  { call: english, code: 'en', fault: 'cut' },
  { call: dutch, code: 'nl', fault: 'failing' },
  { call: english, code: 'en', fault: 'empty' },
])(
  'in $code a script that is $fault is told of, and can be tried again',
  async ({ call, fault }) => {
    const page = await openWith(fault, call.path, { failing: [/widget\.js$/] })
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    const parts = callOn(page, call)
    const { booking } = call.form
    const message = booking?.loading.replace('{provider}', 'Provider') ?? ''
    await fillIn(parts, filledBy(`Blocked ${call.code} ${fault}`))
    await parts.submit.click()

    const line = page.locator('main p', { hasText: message })
    const retry = page.getByRole('button', { name: booking?.retry ?? '' })
    await line.waitFor()
    await parts.confirmation.and(page.locator(':focus')).waitFor()
    expect(alerts).toEqual([message])
    await retry.click()
    await eventually(async () => alerts).toEqual([message, message])
    await line.waitFor()

    await page.context().clearCookies()
    await retry.click()
    await parts.calendar.waitFor()
    expect(await line.count()).toBe(0)
  },
)

const callout = (page: Page) => page.locator('.action-line a')

test('the button on the plans opens the calendar in place, and the page stays as it is', async () => {
  const page = await openReady('/plans')
  await page.waitForFunction(() => 'Provider' in window)
  await callout(page).scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => Math.round(window.scrollY))
  expect(top).toBeGreaterThan(0)

  await callout(page).click()
  const calendar = page.getByRole('dialog', { name: 'Provider' })
  await calendar.and(page.locator(':focus')).waitFor()
  expect(new URL(page.url()).pathname).toBe('/plans')
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(top)
  await page.keyboard.press('Escape')
  await callout(page).and(page.locator(':focus')).waitFor()

  await page.locator('#faq').scrollIntoViewIfNeeded()
  expect(
    await page.locator('.header').evaluate((header) => header.getBoundingClientRect().top),
  ).toBe(0)
  expect(
    await page.evaluate(() => {
      const { overflowY, height } = getComputedStyle(document.body)
      return { overflowY, isWhole: Number.parseFloat(height) > window.innerHeight }
    }),
  ).toEqual({ overflowY: 'visible', isWhole: true })

  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    callout(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await eventually(async () => new URL(other.url()).pathname).toBe('/strategy-call')
})
