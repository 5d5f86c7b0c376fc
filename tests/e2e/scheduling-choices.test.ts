import { expect, inject, test } from 'vitest'
import type { Page } from '#site/types.ts'
import { eventually, intent, newPage } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

const providerUrl = inject('providerUrl')

/** Choices of the content that only the data of a page tells. */
interface Choices {
  readonly load?: 'consent'
  readonly success?: 'modal'
}

/** A page, and what it has asked the service for. */
async function visit(path: string, { load, success }: Choices) {
  const page = await newPage({ isReused: true })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(providerUrl)) asked.push(new URL(request.url()).pathname)
  })
  await page.route('**/page.json', async (route) => {
    const response = await route.fetch()
    const file: { page: Page } = await response.json()
    const { scheduling, forms = {} } = file.page
    const changed = {
      ...file.page,
      ...(scheduling && load && { scheduling: { ...scheduling, load } }),
      forms: Object.fromEntries(
        Object.entries(forms).map(([name, form]) => [
          name,
          { ...form, ...(success && { success }) },
        ]),
      ),
    }
    await route.fulfill({ response, json: { ...file, page: changed } })
  })
  await page.goto(path)
  await intent(page)
  return { page, asked }
}

const files = ['/widget.css', '/widget.js']
const [call] = strategyCalls
if (!call) throw new Error('There is no strategy call.')

test('on consent: a visitor is asked after the form, and then not again in this visit', async () => {
  const { page, asked } = await visit(call.path, { load: 'consent' })
  const parts = callOn(page, call)
  await fillIn(parts, filledBy('Consent'))
  await parts.submit.click()
  await parts.confirmation.and(page.locator(':focus')).waitFor()
  const { ask = '', open = '' } = call.form.booking ?? {}
  await page.getByText(ask.replace('{provider}', 'Provider')).waitFor()
  expect(asked).toEqual([])

  await page.getByRole('button', { name: open }).click()
  await parts.calendar.waitFor()
  expect(asked.filter((path) => files.includes(path)).toSorted()).toEqual(files)
  await page.keyboard.press('Escape')
  await parts.confirmation.and(page.locator(':focus')).waitFor()

  await page.locator('header a[href="/plans"]:visible').first().click()
  await eventually(async () => new URL(page.url()).pathname).toBe('/plans')
  await page.locator('.action-line a').click()
  await parts.calendar.waitFor()
  expect(new URL(page.url()).pathname).toBe('/plans')
})

test('a dialog tells of success where the content asks for it, and then the calendar opens', async () => {
  const { modal } = call.form
  const { page } = await visit(call.path, { success: 'modal' })
  const parts = callOn(page, call)
  await fillIn(parts, filledBy('Modal'))
  await parts.submit.click()

  const dialog = page.getByRole('dialog', { name: modal?.heading ?? '' })
  await dialog.waitFor()
  expect(await dialog.locator('p').textContent()).toBe(modal?.text)
  expect(await violations(page), 'with the dialog').toEqual([])
  expect(await parts.calendar.count()).toBe(0)

  await dialog.getByRole('button', { name: modal?.button ?? '' }).click()
  await parts.calendar.waitFor()
  expect(await dialog.count()).toBe(0)
  await page.keyboard.press('Escape')
  await parts.confirmation.and(page.locator(':focus')).waitFor()
})
