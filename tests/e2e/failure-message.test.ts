import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'
import { violations } from './axe.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

test('a site that says so tells the visitor that a form could not be sent', async () => {
  const { url: siteUrl } = await startDevServer([
    'site.yaml',
    /onFailure: silent/,
    'onFailure: message',
  ])
  for (const call of strategyCalls) {
    // The development server takes no forms.
    const page = await openReady(call.path, { siteUrl, failing: [/./] })
    const parts = callOn(page, call)
    const message = page.getByRole('alert')
    await fillIn(parts, filledBy('Nobody'))
    expect(await message.count()).toBe(0)
    await parts.submit.click()
    await message.waitFor()
    expect(await message.locator('a[href^="mailto:"]').count()).toBe(1)
    await parts.submit.and(page.locator(':enabled:focus')).waitFor()
    expect(await violations(page), call.code).toEqual([])
  }
})
