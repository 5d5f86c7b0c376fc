import { afterAll, expect, inject, test } from 'vitest'
import { eventually, newPage, openReady } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'
import { providerSettings, schedulingSettings } from '../support/provider-content.ts'
import { violations } from './axe.ts'
import { misspelled, openLive, overlay } from './dev-page.ts'
import { filesOn, onward } from './scheduling-page.ts'
import { callOn, filledBy, fillIn, strategyCalls } from './strategy-flow.ts'

const settings = providerSettings({ providerUrl: inject('providerUrl'), load: 'entry' })
const { url, edit, restore, stop } = await startDevServer(
  ['site.yaml', schedulingSettings, settings],
  ['site.yaml', /onFailure: silent/, 'onFailure: message'],
)
afterAll(stop)
// Before anything else: it has to count as soon as the server tells its address.
edit(...misspelled)

test('an edit counts as soon as the server tells its address', async () => {
  const page = await openLive(url, '/nl')

  await overlay(page).waitFor()
  expect(await page.locator('html[lang=nl] #hero h1').isVisible()).toBe(true)
  const [file] = misspelled
  restore(file)
  await overlay(page).waitFor({ state: 'detached' })
})

test('a site that says so tells the visitor that a form could not be sent', async () => {
  for (const call of strategyCalls) {
    // The development server takes no forms.
    const page = await openReady(call.path, { siteUrl: url, failing: [/./] })
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

test('effects that run twice, as in development, add the files of the service once', async () => {
  const page = await newPage({ siteUrl: url })
  await page.goto('/plans')
  await eventually(() => filesOn(page)).toEqual({ scripts: 1, styles: 1, runs: 1 })
  await onward(page, '/about')
  await eventually(() => filesOn(page)).toEqual({ scripts: 0, styles: 0, runs: 1 })
})
