import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { becomesReady, eventually, intent, newPage, type Visitor } from '../support/browser-page.ts'
import { english } from './languages.ts'
import { routes } from './routes.ts'

const { words, notice } = english.chrome

/** Requests that a page may make when a visitor begins to use it. */
const maxRequests = 8
/** The bytes of JavaScript among them: for most pages, and for those with a drawing, a form or a quiz. */
const maxJavaScript = 88_600
const maxWithMore = 95_500

/** Opens a page whose modules and data, or other files, come when they are released. */
async function openHeld(path: string, visitor: Visitor = {}, held = /\.(js|json)$/) {
  const page = await newPage(visitor)
  const asked: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(held, async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await released
    await route.continue()
  })
  await page.goto(path)
  return { page, asked, release }
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('before any module has come, the controls of a phone answer', async () => {
  const { page } = await openHeld('/', { width: 390, hasTouch: true, prefersReducedMotion: true })
  const drawer = page.getByRole('dialog', { name: words.menu })
  const opener = page.getByRole('button', { name: words.menu, exact: true })
  const show = (name: string | RegExp) => drawer.getByRole('button', { name })
  // It is unseen until its styles have come, which also put away its other lists.
  const opens = () =>
    eventually(() => drawer.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  const closes = () => drawer.waitFor({ state: 'hidden' })

  // The browser makes a click of a touch only after it has ended.
  await page.getByRole('button', { name: words.darkTheme }).tap()
  await page.locator('html[data-theme=dark]').waitFor()

  await opener.tap()
  await opens()
  await show('Plans').tap()
  await show(words.backToMenu).and(page.locator(':focus')).waitFor()
  expect(await drawer.locator('a[href="/plans/pro"]').isVisible()).toBe(true)
  await show(words.backToMenu).tap()
  await show('Plans').and(page.locator(':focus')).waitFor()
  await show(words.close).tap()
  await closes()
  await opener.tap()
  await opens()
  await page.touchscreen.tap(20, 500)
  await closes()

  await page.getByRole('button', { name: notice.button }).tap()
  await page.locator('.notice').waitFor({ state: 'hidden' })
  await page.locator('main:focus').waitFor()
  expect(await stored(page)).toEqual({ theme: 'dark', cookieNotice: 'true' })
  expect(await page.locator('html[data-ready]').count()).toBe(0)
})

test('so do the menu of plans and the languages, and React takes over what is open', async () => {
  const { page, release } = await openHeld('/', {})
  const button = page.getByRole('button', { name: 'Plans' })
  const list = page.locator('#plans-menu')
  await button.click()
  // Its styles have come with the pointer.
  await list.waitFor()
  release()
  await becomesReady(page)
  await eventually(() => button.getAttribute('aria-expanded')).toBe('true')

  const { page: other } = await openHeld('/?from=mail#faq', {})
  const dutch = other.getByRole('banner').locator('a[hreflang=nl]')
  const answered = await dutch.evaluate((link) => {
    if (link instanceof HTMLElement) link.click()
    return { ...localStorage, isBusy: link.closest('ul')?.ariaBusy }
  })
  expect(answered).toEqual({ language: 'nl', isBusy: 'true' })
  await other.locator('html[lang=nl]').waitFor()
  expect(other.url()).toMatch(/\/nl\?from=mail#faq$/)
})

test('a dismissal is not lost by a link that is followed at once', async () => {
  const { page } = await openHeld('/', {})
  await page.getByRole('button', { name: notice.button }).click()
  await page.locator('.header-links a[href="/about"]').click()
  await page.waitForURL('**/about')
  expect(await page.locator('.notice').isVisible()).toBe(false)
})

test('a link within the page scrolls and moves the focus, also as the first click', async () => {
  const { page, release } = await openHeld('/plans/pro', { prefersReducedMotion: true })
  const target = page.locator('#features')
  await page.locator('.plan-opening a[href^="#"]').click()
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  release()
  await becomesReady(page)
  await target.locator(':focus:is(h2, h3)').waitFor()
  await eventually(() =>
    target.evaluate((place) => Math.round(place.getBoundingClientRect().top)),
  ).toBe(100)
})

test.for(['/', '/strategy-call', '/funnel-scan/questions'])(
  'when %s is idle it fetches all at once what it will run, and runs none of it',
  async (path) => {
    const { page, asked } = await openHeld(path, { isReused: true })
    const modules = modulesOf(path)
    // None has been answered, so none is asked for because of another.
    await eventually(async () => asked.length).toBe(modules.length + 2)
    expect(asked).toEqual(expect.arrayContaining([...modules]))
    expect(await page.locator('html[data-ready]').count()).toBe(0)
  },
)

test.for(routes)('$path names every module that it runs, and they are few', ({ path }) => {
  const modules = modulesOf(path)
  for (const module of modules)
    expect(modules).toEqual(expect.arrayContaining([...importsOf(module)]))

  // Its data, and that of header and footer, are two requests more.
  expect(modules.length + 2).toBeLessThanOrEqual(maxRequests)
  const sizes = modules.map((module) => sizeOf(module))
  const hasMore = /\/(?:flows|drawings)-/.test(modules.join())
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(
    hasMore ? maxWithMore : maxJavaScript,
  )
})

test('the drawer is unseen until its styles have come, and has the focus', async () => {
  const visitor = { width: 390, hasTouch: true, prefersReducedMotion: true }
  const { page, release } = await openHeld('/', visitor, /late-.*\.css$/)
  await page.getByRole('button', { name: words.menu, exact: true }).tap()
  const drawer = page.locator('.drawer[open]')
  const opacity = () => drawer.evaluate((dialog) => getComputedStyle(dialog).opacity)
  expect(await opacity()).toBe('0')
  await drawer.locator(':focus').waitFor()
  release()
  await eventually(opacity).toBe('1')
})

test.for<{ name: string; give: (page: Page) => Promise<unknown>; hasTouch?: boolean }>([
  { name: 'the pointer moves', give: (page) => page.mouse.move(300, 300) },
  { name: 'a finger touches', give: (page) => page.touchscreen.tap(5, 400), hasTouch: true },
  { name: 'the page scrolls', give: (page) => page.evaluate(() => scrollTo(0, 300)) },
])('React and the late styles come when $name', async ({ give, hasTouch = false }) => {
  const page = await newPage({ hasTouch, isReused: true })
  await page.goto('/')
  const asked = page.waitForRequest('**/late-*.css')
  await give(page)
  await asked
  await becomesReady(page)
})

test('presses before React has come count once it has', async () => {
  const { page, asked, release } = await openHeld('/plans', { isReused: true }, /entry-client/)
  await page.goto('/funnel-scan')
  await page.locator('.bare-bar-back').press('Enter')
  await eventually(async () => asked.length).toBeGreaterThan(0)
  expect(new URL(page.url()).pathname).toBe('/funnel-scan')
  release()
  await page.waitForURL('**/plans')
})

test('so does that of a form, which is then checked as ever', async () => {
  const visitor = { isReused: true }
  const { page, asked, release } = await openHeld('/strategy-call', visitor, /entry-client/)
  const form = page.locator('main form')
  await form.locator('[name=companyName]').fill('Krume')
  await form.locator('[type=submit]').click()
  await eventually(async () => asked.length).toBeGreaterThan(0)
  expect(await form.locator('.field-problem:visible').count()).toBe(0)

  release()
  await becomesReady(page)
  await form.locator('[name=email][aria-invalid=true]:focus').waitFor()
  expect(await form.locator('[name=companyName]').inputValue()).toBe('Krume')
  expect(await form.locator('[name=companyName][aria-invalid]').count()).toBe(0)
})

test('what the browser has answered stays as it is when React comes', async () => {
  const { page, release } = await openHeld('/', { isReused: true }, /entry-client/)
  await page.locator('#faq summary').first().click()
  const chosen = [page.locator('#features input[value=pro]'), page.locator('.trades input').nth(1)]
  for (const radio of chosen) await radio.dispatchEvent('click')
  release()
  await becomesReady(page)
  await page.locator('#faq [open] p').first().waitFor()
  for (const radio of chosen) expect(await radio.isChecked()).toBe(true)
})

test.for([
  { name: 'React', address: /\/assets\/libraries/ },
  { name: 'the data of the page', address: /\/page\.json/ },
  { name: 'the late styles', address: /\/late-.*\.css/ },
])('where $name cannot be fetched, the next sign tries again and waits', async ({ address }) => {
  const page = await newPage({ failing: [address], isReused: true })
  let isOffline = true
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(address, async (route) => {
    if (isOffline) return route.abort()
    asked.resolve()
    await released.promise
    return route.continue()
  })
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.locator('html:not([data-scripted])').waitFor()
  isOffline = false
  await page.keyboard.press('Shift')
  await asked.promise
  expect(await page.locator('html[data-ready]').count()).toBe(0)
  released.resolve()
  await becomesReady(page)
})

test('where React never comes, the form goes as it is and comes back whole', async () => {
  const page = await newPage({ failing: [/\/assets\/libraries-/, /\/$/] })
  await page.route(/\/assets\/libraries-/, (route) => route.abort())
  await page.goto('/funnel-scan/questions')
  await page.locator('[name=question_1]').fill('krume.example')
  const questions = page.locator('.quiz-question:visible')
  await eventually(() => questions.count()).toBe(10)
  await page.locator('form [type=submit]:visible').click()
  await page.locator('.field-problem:visible').first().waitFor()
  await eventually(() => questions.count()).toBe(10)
  expect(await page.locator('[name=question_1]').inputValue()).toBe('krume.example')
})

test.for([
  { connection: { saveData: true, effectiveType: '4g' }, isAhead: false },
  { connection: { saveData: false, effectiveType: '3g' }, isAhead: false },
  { connection: undefined, isAhead: true },
])(
  'with $connection what nobody asked for is fetched: $isAhead',
  async ({ connection, isAhead }) => {
    const page = await newPage({ stopsTime: true, prefersReducedMotion: true })
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => value })
    }, connection)
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.(?:js|json)$/.test(pathname)) asked.push(pathname)
    })
    await page.goto('/')
    await page.clock.runFor(5000)
    await eventually(async () => asked.length > 0).toBe(isAhead)

    await page.clock.resume()
    await intent(page)
    await page.locator('main a[href="/plans"]').first().hover()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await eventually(async () => asked.includes('/plans/page.json')).toBe(isAhead)
  },
)

test('a page whose browser is never idle fetches its modules too', async () => {
  const page = await newPage({ prefersReducedMotion: true })
  await page.addInitScript(keepBusy)
  const asked = page.waitForRequest('**/page.json*')
  await page.goto('/about')
  await asked
  expect(await page.locator('html[data-ready]').count()).toBe(0)
})

/** Runs in the page: every frame changes it, and takes longer than a frame has. */
function keepBusy() {
  const draw = () => {
    const began = performance.now()
    document.documentElement.style.setProperty('--drawn', `${began}`)
    while (performance.now() - began < 40);
    requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}

const built = (address: string) => readFileSync(join(inject('siteFolder'), address))

/** The modules that the document of a path names. */
function modulesOf(path: string): readonly string[] {
  const file = path.endsWith('.html') ? path : `${path}/index.html`
  const [, list = ''] = /data-modules="([^"]+)"/.exec(built(file).toString()) ?? []
  return list.split(' ')
}

/** The addresses that a module imports as soon as it runs. */
const importsOf = (module: string) =>
  [
    ...built(module)
      .toString()
      .matchAll(/(?:from|import)\s*["'`](\.[^"'`]+)["'`]/g),
  ].map(([, name = '']) => new URL(name, `http://any${module}`).pathname)

/** The bytes that are sent of a file. */
function sizeOf(address: string): number {
  try {
    return built(`${address}.br`).length
  } catch {
    return built(address).length
  }
}
