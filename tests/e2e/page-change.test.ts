import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { variedRoutes } from './built-routes.ts'

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
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const paths = variedRoutes(inject('siteFolder')).filter(
    (path) => links.includes(path) && !path.endsWith('/sitemap.html'),
  )
  expect(paths.length).toBeGreaterThan(5)

  const found: Record<string, readonly string[]> = {}
  for (const path of paths) {
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

test('a link that is followed does not keep the focus', async () => {
  const page = await openReady('/', { isReused: true })
  const link = page.locator('footer a[href="/about"]')
  await link.press('Enter')
  await page.waitForURL('**/about')
  await eventually(() => link.and(page.locator(':focus')).count()).toBe(0)
})

test('it takes 0.4 s', async () => {
  const page = await openReady('/', { seesMotion: true })
  const [end] = await Promise.all([
    page.evaluate(async () => {
      for (;;) {
        await new Promise(requestAnimationFrame)
        const [animation] = document.querySelector('main')?.getAnimations() ?? []
        if (animation) return animation.effect?.getComputedTiming().endTime
      }
    }),
    click(page, 'footer a[href="/about"]')(),
  ])
  expect(end).toBe(400)
})

test('the window stays where it is while the first page comes to life', async () => {
  const page = await openPage('/', { stopsTime: true, isReused: true })
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('html[data-ready]').waitFor()

  await page.clock.runFor(1000)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})
