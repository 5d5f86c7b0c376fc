import { expect, test } from 'vitest'
import { openPage } from '../support/browser-page.ts'
import { startLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

// There is no spool to fall back on either.
const server = await startLeadServer({ DIPTYCH_SPOOL: '/dev/null/spool' })
const visitor = {
  siteUrl: server.url,
  hasJavaScript: false,
  failing: [/\/(nl\/strategy-call)?$/, /strategy-call$/],
}

test.for(strategyCalls)(
  'in $code a form that cannot be kept comes back with a letter, and is sent again',
  async (call) => {
    const page = await openPage(call.path, visitor)
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
        { timeout: 10_000, interval: 500 },
      )
      .toBe(inLanguage(call.code, '/strategy-call/sent'))
    // The first may have been written after all once the file was free: rather twice than never.
    const states = server.storedWith(name).map(({ state }) => state)
    expect([...new Set(states)]).toEqual(['accepted'])
  },
)
