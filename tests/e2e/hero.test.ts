import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPage, openPage } from '../support/browser-page.ts'
import { languages } from './languages.ts'

/** The tiles of the wall in the order in which they are laid, by their place; empty if nothing moves. */
const layingOrder = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.hero .wall > *'), (tile, place) => {
      // An animation that has ended is not listed any more: the styles tell it still.
      const { animationName, animationDelay } = getComputedStyle(tile)
      return { place, isLaid: animationName !== 'none', at: Number.parseFloat(animationDelay) }
    })
      .filter(({ isLaid }) => isLaid)
      .toSorted((one, other) => one.at - other.at)
      .map(({ place }) => place),
  )

const fonts = /\.woff2$/

test('the wall is laid once per visit, from the bottom left to the spark', async () => {
  const page = await newPage({ failing: [fonts], isReused: true, seesMotion: true })
  // A font that comes late moves texts too.
  await page.route(fonts, (route) => route.abort())
  await page.goto('/')
  const order = await layingOrder(page)
  expect(order).toHaveLength(30)
  expect(order.slice(0, 10)).toEqual([25, 26, 27, 28, 29, 20, 21, 22, 23, 24])
  expect(order.slice(-4).toSorted((one, other) => one - other)).toEqual([3, 4, 7, 8])
  expect(
    await page.evaluate(() => document.querySelector('h1')?.getAnimations({ subtree: true })),
  ).toEqual([])

  const shifts = await page.evaluate(async () => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    // Of a document that comes in parts, the menu may grow after it was painted.
    return observer
      .takeRecords()
      .flatMap((shift) => ('sources' in shift && Array.isArray(shift.sources) ? shift.sources : []))
      .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      .filter((element) => element?.closest('main'))
      .map((element) => element?.outerHTML.slice(0, 80))
  })
  expect(shifts).toEqual([])

  await page.reload()
  expect(await layingOrder(page)).toEqual([])
})

test('with reduced motion nothing is laid', async () => {
  const page = await openPage('/', { prefersReducedMotion: true, isReused: true })
  expect(await layingOrder(page)).toEqual([])
  expect(await page.locator('.hero .wall').evaluate((wall) => getComputedStyle(wall).opacity)).toBe(
    '1',
  )
})

const sizes = [
  { width: 360, height: 640, rows: 1 },
  { width: 390, height: 844, rows: 3 },
  { width: 375, height: 740, rows: 2 },
  { width: 844, height: 390, rows: 0 },
  { width: 820, height: 1180, rows: 3 },
  { width: 1024, height: 768, rows: 6 },
  { width: 1280, height: 720, rows: 6 },
  { width: 1440, height: 900, rows: 6 },
]

test.for(languages.flatMap(({ home }) => sizes.map((size) => ({ home, ...size }))))(
  'at $width by $height the first view of $home has $rows rows of the wall and the main button',
  async ({ home, width, height, rows }) => {
    const page = await openPage(home, { width, height, isReused: true })
    const shown = page.locator('.hero .wall > :visible')
    expect(await shown.count()).toBe(rows * 5)

    const bottom = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await bottom('.hero .button')).toBeLessThan(height)
    if (rows > 0 && width < 900)
      expect(await bottom('.hero .wall')).toBeLessThan(await bottom('.hero h1'))
  },
)
