import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady, type Visitor } from '../support/browser-page.ts'
import { dutch, english, nowhere } from './languages.ts'
import { caseStudy, inLanguage, kinds, toolBuilder } from './routes.ts'

const markSame = (page: Page) =>
  page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))

/**
 * Every painted frame from the first one of a new page to the end of its movement: how far it is scrolled, how far
 * from its place, and how far the element of an id is from the top of the window.
 */
const framesOf = (page: Page, id = 'main') =>
  page.evaluate(async (id) => {
    const old = document.querySelector('main')
    const frames: { offset: number; shift: number; top: number }[] = []
    for (;;) {
      await new Promise(requestAnimationFrame)
      const main = document.querySelector('main')
      if (!main || main === old) continue
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN
      frames.push({
        offset: scrollY,
        shift: main.getBoundingClientRect().top + scrollY - main.offsetTop,
        top,
      })
      const isMoving = main.getAnimations().length > 0
      if (frames.length > 1 && !isMoving) return frames
    }
  }, id)

/** Changes the page from its very end, and returns the frames of the next one. */
async function change(page: Page, go: () => Promise<unknown>, id?: string) {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const [frames] = await Promise.all([framesOf(page, id), go()])
  return frames
}

/** What is wrong with the frames of a page that is shown at its top. */
const faultsOf = (frames: Awaited<ReturnType<typeof framesOf>>) => [
  ...new Set(frames.flatMap(({ offset }) => (offset === 0 ? [] : ['not at its top']))),
]

const click = (page: Page, selector: string) => () =>
  page.locator(selector).first().dispatchEvent('click')
const travel = (page: Page, steps: number) => () => page.evaluate((by) => history.go(by), steps)

test('from the sitemap a page of each kind is at its top from its first frame on, also on Back and Forward', async () => {
  const page = await openReady('/sitemap.html', { isReused: true })
  const found: Record<string, readonly string[]> = {}
  for (const path of kinds) {
    found[`to ${path}`] = faultsOf(await change(page, click(page, `main a[href="${path}"]`)))
    found[`back from ${path}`] = faultsOf(await change(page, travel(page, -1)))
  }
  found['forward'] = faultsOf(await change(page, travel(page, 1)))
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})

test('an address with an anchor shows its place in the first frame', async () => {
  const page = await openReady('/#faq', { isReused: true })
  await change(page, click(page, 'footer a[href="/about"]'))
  const frames = await change(page, travel(page, -1), 'faq')
  for (const { top, shift } of frames) expect(top - shift).toBeCloseTo(80, 0)
})

test('a link that is followed does not keep the focus; its page comes in 0.4 s', async () => {
  const page = await openReady('/', { isReused: true })
  const link = page.locator('footer a[href="/about"]')
  await link.press('Enter')
  const motion = await page.locator('main.arriving').evaluate((main) => {
    const { animationName, animationDuration, animationDelay } = getComputedStyle(main)
    return [animationName, animationDuration, animationDelay]
  })
  expect(motion).toEqual(['arrive', '0.4s', '0s'])
  await eventually(() => link.and(page.locator(':focus')).count()).toBe(0)
})

test('the window stays where it is while the first page comes to life', async () => {
  const page = await openPage('/', { stopsTime: true, isReused: true })
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('html[data-ready]').waitFor()

  await page.clock.runFor(1000)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})

/** A walk from the home page along links, each of them on the page before it. */
const walk = [
  '/',
  '/plans',
  '/plans/pro',
  caseStudy.path,
  '/privacy',
  caseStudy.alias,
  '/about',
  '/strategy-call',
  '/funnel-scan',
  '/funnel-scan/questions',
  '/',
  toolBuilder,
]

test('the head after each click, first that of the language switch, is that of the document at the address', async () => {
  const { code, home } = dutch
  const reader = await openPage(home, { ignoresPolicy: true, isReused: true })
  const page = await openReady(english.home, { prefersReducedMotion: true, isReused: true })
  await markSame(page)

  for (const path of walk.map((each) => (each === toolBuilder ? each : inLanguage(code, each)))) {
    const expected = await readHead(reader, path)
    // The window goes to the top shortly after the head has changed, away from under a pointer.
    await page.locator(`a[href="${path}"]:visible`).first().press('Enter')
    await eventually(async () => new URL(page.url()).pathname).toBe(path)
    await eventually(() => readHead(page)).toEqual(expected)
  }
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

/** What a head says, element by element: of a page as it is, or of the document at an address. */
const readHead = (page: Page, path?: string) =>
  page.evaluate(async (address) => {
    const text = address === undefined ? undefined : await (await fetch(address)).text()
    const { head, documentElement } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const elements = head.querySelectorAll(
      'title, meta:not([media]), [rel=alternate], [rel=canonical], [type="application/ld+json"]',
    )
    const { lang } = documentElement
    return { lang, elements: [...elements].map((element) => element.outerHTML) }
  }, path)

test('a page that is not there is the not-found page, in the same document, and leads back three ways', async () => {
  const { home, notFound } = dutch
  const about = `${home}/about`
  const page = await openReady(home, {
    failing: [nowhere, /\/about\b/],
    storage: { cookieNotice: 'true' },
    prefersReducedMotion: true,
  })
  // The page is there; for this visitor it is not.
  await page.route(`**${about}/page.json`, (route) =>
    route.continue({ url: route.request().url().replace('/about/', '/nope/') }),
  )
  await markSame(page)
  for (const goBack of [
    () => page.locator('main .buttons button').click(),
    () => page.goBack(),
    () => page.locator('main .buttons a').click(),
  ]) {
    await page.locator(`#hero a[href="${about}"]`).click()
    await page.locator('#not-found').waitFor()
    expect(new URL(page.url()).pathname).toBe(about)
    await eventually(() => page.title()).toBe(notFound.title)
    await page.locator('h1:focus').waitFor()
    await eventually(() => page.locator('link[rel=canonical], link[rel=alternate]').count()).toBe(0)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

    await goBack()
    await page.locator('#hero').waitFor()
    expect(new URL(page.url()).pathname).toBe(home)
    await eventually(() => page.locator('meta[name=robots]').count()).toBe(0)
  }
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

const homeLink = (page: Page) => page.locator('main .buttons a')

/** Opens the not-found page, from which the home page is fetched. */
const openNowhere = (visitor: Visitor = {}) =>
  openReady('/nope', { isReused: true, ...visitor, failing: [nowhere, ...(visitor.failing ?? [])] })

test('the page behind a link is fetched when the pointer comes over it, and only once', async () => {
  const page = await openNowhere()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const arrived = page.waitForResponse('**/page.json')
  await homeLink(page).hover()
  await arrived
  await homeLink(page).click()
  await page.locator('#hero').waitFor()
  expect(fetched.filter((each) => each === '/page.json')).toHaveLength(1)
})

test.for([
  { what: 'the server fails', address: '**/page.json', status: 500 },
  { what: 'a style sheet cannot be fetched', address: '**/assets/hero-*.css' },
  {
    what: 'the code of a section cannot be fetched',
    address: '**/assets/form-*.js',
    to: '/strategy-call',
  },
  { what: 'the site has been published anew', address: '**/page.json', id: 'newer' },
])('where $what the document is loaded instead', async ({ address, status, id, to = '/' }) => {
  const page = await openNowhere({ failing: [/\/page\.json|\/assets\/(?:hero|form)-/] })
  await markSame(page)
  await page.route(address, async (route) => {
    if (status) return route.fulfill({ status })
    if (!id) return route.abort()
    const response = await route.fetch()
    const file: { build: object } = await response.json()
    return route.fulfill({ response, json: { ...file, build: { ...file.build, id } } })
  })
  await page.locator(`:is(main .buttons, .header-links) a[href="${to}"]`).last().click()
  await page.locator('html:not([data-same])[lang=en] main h1').waitFor()
  await page.waitForURL(`**${to}`)
})

test('a press with a modifier key is left to the browser', async () => {
  const page = await openNowhere()
  const opened = page.context().waitForEvent('page')
  await homeLink(page).click({ modifiers: ['ControlOrMeta'] })
  await (await opened).waitForURL('**/')
  expect(new URL(page.url()).pathname).toBe('/nope')
})
