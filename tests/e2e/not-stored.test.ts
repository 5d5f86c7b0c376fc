import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'
import { startLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

// There is no journal either.
const server = await startLeadServer({ DIPTYCH_JOURNAL: '/dev/null/journal' })
/** It takes two at once. */
const strict = await startLeadServer({
  FORMS_PER_MINUTE: '1',
  TRUSTED_PROXIES: '127.0.0.1,::1',
})
const visitor = {
  siteUrl: server.url,
  hasJavaScript: false,
  failing: [/\/(nl\/strategy-call)?$/, /strategy-call$/],
}

const [, call] = strategyCalls
if (!call) throw new Error('There is no form.')

test('a form that cannot be kept comes back with a letter, and is sent again', async () => {
  const page = await openPage(call.path, { ...visitor, isReused: true })
  const parts = callOn(page, call)
  const name = `Kept ${call.code} & co`
  await fillIn(parts, { ...filledBy(name), websiteGoal: `Two\nlines` })

  server.lock()
  await parts.submit.click()
  const notice = parts.form.getByRole('alert')
  await notice.and(page.locator(':focus')).waitFor()
  const href = (await notice.getByRole('link').getAttribute('href')) ?? ''
  const letter = new URL(href).searchParams.get('body')
  expect(await page.locator('html').getAttribute('lang')).toBe(call.code)
  expect(letter).toContain(`${call.form.fields[0]?.label}\r\n${name}\r\n`)
  expect(letter).toContain('\r\nTwo\r\nlines')
  expect(letter).not.toContain('form-name')
  expect(server.storedWith(name)).toEqual([])
  server.unlock()

  await expect
    .poll(
      async () => {
        // Pressed again before the answer it would be sent twice.
        await Promise.all([page.waitForEvent('load'), parts.submit.click()])
        return new URL(page.url()).pathname
      },
      { interval: 500 },
    )
    .toBe(inLanguage(call.code, '/strategy-call/sent'))
  // The first may have been written after all once the file was free: rather twice than never.
  const states = server.storedWith(name).map(({ state }) => state)
  expect([...new Set(states)]).toEqual(['accepted'])
})

test('who sends too often gets it all back, to send later', async () => {
  const page = await openPage(call.path, { ...visitor, siteUrl: strict.url })
  const parts = callOn(page, call)
  await fillIn(parts, filledBy(`Often ${call.code}`))
  const headers = { 'x-forwarded-for': '192.0.2.1' }
  await page.setExtraHTTPHeaders(headers)
  const body = new URLSearchParams({ 'form-name': 'none' })
  for (const _ of [1, 2])
    expect((await fetch(strict.url, { method: 'POST', headers, body })).status).not.toBe(429)
  await parts.submit.click()
  const notice = parts.form.getByRole('alert')
  await notice.and(page.locator(':focus')).waitFor()
  expect(await notice.getByRole('link').getAttribute('href')).toContain('mailto:')
  expect(await page.locator('html').getAttribute('lang')).toBe(call.code)
  expect(await parts.field('companyName').inputValue()).toBe(`Often ${call.code}`)
})
