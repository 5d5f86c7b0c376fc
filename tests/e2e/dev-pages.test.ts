import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { becomesReady, eventually, newPage } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'
import { projectRoot } from '../support/project-root.ts'
import { providerSettings, schedulingSettings } from '../support/provider-content.ts'
import { missingRoutes, variedRoutes } from './built-routes.ts'
import { openLive } from './dev-page.ts'

const settings = providerSettings({ providerUrl: inject('providerUrl'), load: 'entry' })
const { url, edit, write, remove, restore, stop } = await startDevServer([
  'site.yaml',
  schedulingSettings,
  settings,
])
afterAll(stop)

const about = 'en/pages/about.yaml'
const textAt = async (path: string) => (await fetch(`${url}${path}`)).text()

test.for([
  ['the page has nothing but its document', /./],
  ['React is still to come', /\/hydrate\.tsx/],
] as const)('a save while %s is shown', async ([_, late]) => {
  const page = await newPage({ siteUrl: url })
  const [asked, saved] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(late, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    asked.resolve()
    await saved.promise
    return route.continue()
  })
  await page.goto('/about', { waitUntil: 'commit' })
  await asked.promise
  edit(about, /^title: .*$/m, 'title: Saved meanwhile')
  await eventually(() => textAt('/about')).toContain('<title data-head="">Saved meanwhile')
  saved.resolve()

  await becomesReady(page)
  await eventually(() => page.title()).toBe('Saved meanwhile')
  restore(about)
  await eventually(() => page.title()).not.toBe('Saved meanwhile')
})

test('an open address shows the page that a new file makes, until the file is removed', async () => {
  const page = await openLive(url, '/workshop', [/\/workshop(\/page\.json)?$/])
  const source = readFileSync(join(projectRoot, 'content', about), 'utf8')
  write('en/pages/workshop.yaml', source.replace(/^title: .*$/m, 'title: Workshop'))
  await eventually(() => page.title()).toBe('Workshop')
  remove('en/pages/workshop.yaml')
  await eventually(() => page.title()).not.toBe('Workshop')
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('pages of every kind become interactive, and the browser has nothing to complain of', async () => {
  const folder = inject('siteFolder')
  const page = await newPage({ siteUrl: url, failing: [/\/nope$/] })
  for (const path of [...variedRoutes(folder), ...missingRoutes(folder)]) {
    await page.goto(path, { waitUntil: 'commit' })
    await becomesReady(page)
  }
})
