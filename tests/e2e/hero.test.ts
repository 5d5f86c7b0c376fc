import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPage, openPage } from '../support/browser-page.ts'

/** The tiles of the wall in the order in which they are laid, by their place; empty if nothing moves. */
const layingOrder = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.hero-art .wall > *'), (tile, place) => {
      const { animationName, animationDelay } = getComputedStyle(tile)
      return { place, isLaid: animationName !== 'none', at: Number.parseFloat(animationDelay) }
    })
      .filter(({ isLaid }) => isLaid)
      .toSorted((one, other) => one.at - other.at)
      .map(({ place }) => place),
  )

/** Waits until the wall stands. That no tile moves says too little: its last events may still be on their way. */
const laid = (page: Page) => page.locator('html[data-laid]').waitFor()

const fonts = /\.woff2$/

test('the wall is laid once per visit, from the bottom left', async () => {
  const page = await newPage({ failing: [fonts], isReused: true, seesMotion: true })
  // A font that comes late moves texts too.
  await page.route(fonts, (route) => route.abort())
  await page.goto('/')
  await laid(page)
  // As it was while the wall was laid.
  await page.evaluate(() => delete document.documentElement.dataset['laid'])
  const order = await layingOrder(page)
  expect(order).toHaveLength(64)
  expect(order[0]).toBe(56)

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
  expect(
    await page.locator('.hero-art .wall').evaluate((wall) => getComputedStyle(wall).opacity),
  ).toBe('1')
})
