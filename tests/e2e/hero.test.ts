import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { eventually, newPage, openPage, openReady } from '../support/browser-page.ts'
import { languages } from './languages.ts'

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

/** Waits until the first tile is being laid. */
const isBegun = (page: Page) =>
  eventually(() => page.evaluate(() => sessionStorage.getItem('laid'))).toBe('')

/** Counts the tiles that begin to be laid from now on. */
const countLaying = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset['counted'] = '0'
    addEventListener('animationstart', ({ animationName }) => {
      if (animationName === 'lay') dataset['counted'] = String(Number(dataset['counted']) + 1)
    })
  })

/** How many tiles have begun, after all of two frames. */
const counted = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return document.documentElement.dataset['counted']
  })

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
  expect(order).toHaveLength(36)
  expect(order.slice(0, 5)).toEqual([30, 31, 32, 33, 34])
  expect(order.slice(-3)).toEqual([3, 4, 5])
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

const looks = {
  'a print preview': async (page: Page) => {
    await page.emulateMedia({ media: 'print' })
    await counted(page)
    await page.emulateMedia({ media: null })
  },
  'another width': async (page: Page) => {
    for (const width of [390, 1280, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await counted(page)
    }
  },
  'another height': async (page: Page) => {
    for (const height of [500, 600, 900]) {
      await page.setViewportSize({ width: 390, height })
      await counted(page)
    }
  },
  'a picture of the page': (page: Page) => page.screenshot({ fullPage: true }),
  'less and more motion': async (page: Page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await counted(page)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  },
}

test.for(Object.entries(looks))('after %s the wall is not laid again', async ([, look]) => {
  const page = await openPage('/', { isReused: true })
  await laid(page)
  await countLaying(page)
  await look(page)
  expect(await counted(page)).toBe('0')
})

test('a wall that is printed while it is laid stands from then on', async () => {
  const page = await openPage('/', { isReused: true, seesMotion: true })
  await isBegun(page)
  // The rules for paper come when it is printed.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  await laid(page)
  await countLaying(page)
  await page.emulateMedia({ media: null })
  expect(await counted(page)).toBe('0')
})

test('Back shows a wall that was left while it was laid as it stands, with and without a new document', async () => {
  const page = await openReady('/', { isReused: true })
  await page.locator('footer a[href="/about"]').dispatchEvent('click')
  await page.waitForURL('**/about')
  await page.locator('#hero').waitFor({ state: 'detached' })
  await page.goBack()
  await page.locator('#hero').waitFor()
  await laid(page)
  expect(await layingOrder(page)).toEqual([])

  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await isBegun(page)
  await page.goto('/about')
  await page.goBack()
  await laid(page)
  expect(await layingOrder(page)).toEqual([])
})

test('no rule for phones depends on the live height of the window, which changes with the address bar', async () => {
  const page = await openPage('/', { isReused: true })
  const found = new Set<string>()
  for (const file of globSync('assets/*.css', { cwd: inject('siteFolder') })) {
    const rules = await page.evaluate(
      async (text) => {
        const sheet = new CSSStyleSheet()
        await sheet.replace(text)
        const live: string[] = []
        const read = (rule: CSSRule, isWide: boolean) => {
          const condition = rule instanceof CSSMediaRule ? rule.conditionText : ''
          const wide = isWide || /width >=? (43\.75|56\.25|64)em/.test(condition)
          if (!wide && /(?<!min-block-)height|orientation/.test(condition)) live.push(condition)
          if (
            rule instanceof CSSStyleRule &&
            /\d(vh|dvh|vb|dvb|vmin|vmax)\b/.test(rule.style.cssText)
          )
            live.push(rule.cssText)
          if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList)
            for (const inner of rule.cssRules) read(inner, wide)
        }
        for (const rule of sheet.cssRules) read(rule, false)
        return live
      },
      readFileSync(join(inject('siteFolder'), file), 'utf8'),
    )
    for (const rule of rules) found.add(`${file}: ${rule}`)
  }
  expect([...found]).toEqual([])
})

test('with reduced motion nothing is laid', async () => {
  const page = await openPage('/', { prefersReducedMotion: true, isReused: true })
  expect(await layingOrder(page)).toEqual([])
  expect(
    await page.locator('.hero-art .wall').evaluate((wall) => getComputedStyle(wall).opacity),
  ).toBe('1')
})

const sizes = [
  { width: 360, height: 640, rows: 2 },
  { width: 390, height: 667, rows: 2 },
  { width: 390, height: 844, rows: 4 },
  { width: 375, height: 740, rows: 2 },
  { width: 820, height: 1180, rows: 6 },
  { width: 1024, height: 768, rows: 6 },
  { width: 1280, height: 720, rows: 6 },
  { width: 1440, height: 900, rows: 6 },
]

test.for(languages.flatMap(({ home }) => sizes.map((size) => ({ home, ...size }))))(
  'at $width by $height the first view of $home has $rows rows of the wall and the main button',
  async ({ home, width, height, rows }) => {
    const page = await openPage(home, { width, height, isReused: true })
    await laid(page)
    const inSight = await page.locator('.hero-media').evaluate((art) => {
      const { top, bottom } = art.getBoundingClientRect()
      return [...art.querySelectorAll('.wall > *')].filter((tile) => {
        const box = tile.getBoundingClientRect()
        return box.height > 0 && box.top >= top - 0.5 && box.bottom <= bottom + 0.5
      }).length
    })
    expect(inSight).toBe(rows * 6)

    const bottom = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await bottom('.hero-art .button')).toBeLessThan(height)
    if (width < 700) expect(await bottom('.hero-media')).toBeLessThan(await bottom('.hero-art h1'))
  },
)
