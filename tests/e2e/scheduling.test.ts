import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { Page as PageData } from '#site/types.ts'
import { eventually, intent, newPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import {
  calendarCanOpen,
  callOn,
  filledBy,
  fillIn,
  type StrategyCall,
  strategyCalls,
} from './forms.ts'

const providerUrl = inject('providerUrl')
const [english, dutch] = strategyCalls

/** Fills in the strategy call and sends it. */
async function send(page: Page, call: StrategyCall, company: string) {
  const parts = callOn(page, call)
  await fillIn(parts, filledBy(company))
  await parts.submit.click()
  return parts
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
  await page.locator('main h1').first().waitFor()
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

test('a sent form opens the calendar, filled in', async () => {
  const page = await openReady(english.path)
  await calendarCanOpen(page)
  const { calendar, confirmation } = await send(page, english, 'Krume & Söhne')
  const address = new URL((await calendar.locator('iframe').getAttribute('src')) ?? '')
  expect(`${address.origin}${address.pathname}`).toBe(`${providerUrl}/tegelwerk/30min`)
  const { email, companyName: name } = filledBy('Krume & Söhne')
  expect(Object.fromEntries(address.searchParams)).toEqual({ email, name })

  await calendar.locator('.provider-close').click()
  await confirmation.and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: english.form.booking?.open ?? '' }).click()
  await calendar.waitFor()
  await page.goBack()
  await eventually(() => page.locator('.provider-overlay').count()).toBe(0)
})

test.for([
  { call: english, code: 'en', fault: 'cut off' },
  { call: dutch, code: 'nl', fault: 'refused', answer: { status: 500 } },
  { call: english, code: 'en', fault: 'empty', answer: { body: 'window.Provider = {}' } },
])(
  'in $code a script that is $fault is told of, and can be tried again',
  async ({ call, fault, answer }) => {
    const page = await newPage({ isReused: true, failing: [/widget\.js$/] })
    const script = `${providerUrl}/widget.js`
    await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()))
    await page.goto(call.path)
    await intent(page)
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    const { confirmation, calendar } = await send(page, call, `Blocked ${call.code} ${fault}`)
    const { loading = '', retry: again = '' } = call.form.booking ?? {}
    const message = loading.replace('{provider}', 'Provider')
    const line = page.locator('main p', { hasText: message })
    const retry = page.getByRole('button', { name: again })
    await line.waitFor()
    await confirmation.and(page.locator(':focus')).waitFor()
    expect(alerts).toEqual([message])
    await retry.click()
    await eventually(async () => alerts).toEqual([message, message])
    await line.waitFor()

    await page.unroute(script)
    await retry.click()
    await calendar.waitFor()
    await line.waitFor({ state: 'detached' })
  },
)

const callout = (page: Page) => page.locator('.action-line a')

test('the button on the plans opens the calendar in place, and the page stays as it is', async () => {
  const page = await openReady('/plans')
  await calendarCanOpen(page)
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

  // The sheet of the service makes the body as high as the window, with a scroll bar of its own.
  await page.locator('#faq').scrollIntoViewIfNeeded()
  const header = page.locator('.header')
  expect(await header.evaluate((one) => one.getBoundingClientRect().top)).toBe(0)
  const body = await page.evaluate(() => {
    const { overflowY, height } = getComputedStyle(document.body)
    return { overflowY, isWhole: Number.parseFloat(height) > window.innerHeight }
  })
  expect(body).toEqual({ overflowY: 'visible', isWhole: true })

  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    callout(page).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await eventually(async () => new URL(other.url()).pathname).toBe('/strategy-call')
})

/** Opens the strategy call as content would have it that makes other choices. */
async function openChosen(choices: { readonly load?: 'consent'; readonly success?: 'modal' }) {
  const page = await newPage({ isReused: true })
  const { load, success } = choices
  await page.route('**/page.json', async (route) => {
    const response = await route.fetch()
    const file: { page: PageData } = await response.json()
    const { scheduling, forms = {} } = file.page
    if (scheduling && load) Object.assign(scheduling, { load })
    for (const form of Object.values(forms)) if (success) Object.assign(form, { success })
    await route.fulfill({ response, json: file })
  })
  await page.goto(english.path)
  await intent(page)
  return page
}

test('on consent: a visitor is asked after the form, and then not again in this visit', async () => {
  const page = await openChosen({ load: 'consent' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(providerUrl)) asked.push(new URL(request.url()).pathname)
  })
  const { confirmation, calendar } = await send(page, english, 'Consent')
  await confirmation.and(page.locator(':focus')).waitFor()
  const { ask = '', open = '' } = english.form.booking ?? {}
  await page.getByText(ask.replace('{provider}', 'Provider')).waitFor()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: open, exact: true }).click()
  await calendar.waitFor()
  expect(asked).toEqual(expect.arrayContaining(['/widget.css', '/widget.js']))
  await page.keyboard.press('Escape')
  await confirmation.and(page.locator(':focus')).waitFor()

  await onward(page, '/plans')
  await callout(page).click()
  await calendar.waitFor()
  expect(new URL(page.url()).pathname).toBe('/plans')
})

test('a dialog tells of success where the content asks for it, and then the calendar opens', async () => {
  const { modal } = english.form
  const page = await openChosen({ success: 'modal' })
  const { confirmation, calendar } = await send(page, english, 'Modal')
  const dialog = page.getByRole('dialog', { name: modal?.heading ?? '' })
  await dialog.waitFor()
  expect(await dialog.locator('p').textContent()).toBe(modal?.text)
  expect(await violations(page), 'with the dialog').toEqual([])
  expect(await calendar.count()).toBe(0)

  await dialog.getByRole('button', { name: modal?.button ?? '' }).click()
  await calendar.waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await confirmation.and(page.locator(':focus')).waitFor()
})
