import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import type { Page as SitePage } from '#site/types.ts'
import { openPage } from '../support/browser-page.ts'
import { languages } from './languages.ts'
import { inLanguage } from './routes.ts'

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test.for(languages)(
  'in $code the parts of the call stand above their minutes',
  async ({ code }) => {
    const path = inLanguage(code, '/strategy-call')
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    const sizesOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, width } = one.getBoundingClientRect()
          return { left: Math.round(left), top: Math.round(top), width }
        }),
      )
    await page.setViewportSize(desktop)
    const [cells, texts] = [await sizesOf('.cells-row'), await sizesOf('.cells-groups h3')]
    expect(new Set(cells.map(({ top }) => top)).size).toBe(1)
    expect(texts.map(({ left }) => left)).toEqual(cells.map(({ left }) => left))
    const perMinute = cells.map(({ width }, index) => width / ([5, 10, 10, 5][index] ?? 0))
    expect(Math.max(...perMinute) - Math.min(...perMinute)).toBeLessThan(3)

    await page.setViewportSize(phone)
    expect((await sizesOf('.cells-row')).map(({ width }) => width)).toEqual([30, 60, 60, 30])
    expect(await page.locator('.cells-groups .number').allTextContents()).toEqual([
      ...['0–5 min', '5–15 min', '15–25 min', '25–30 min'],
    ])
    expect(await page.locator('#who .wall text').textContent()).toBe('1')
  },
)

test('the street shows all its houses, and on a phone those around the lit one', async () => {
  const page = await openPage('/about', { hasJavaScript: false, isReused: true })
  const shown = () =>
    page.locator('.hero-title .wall > *').evaluateAll((all) => {
      const isShown = (one: Element) => one.checkVisibility()
      const lefts = all.filter(isShown).map((one) => Math.round(one.getBoundingClientRect().left))
      const number = all.find((one) => one.querySelector('text'))?.getBoundingClientRect()
      return { columns: new Set(lefts).size, number: Math.round(number?.left ?? -1) }
    })
  await page.setViewportSize(desktop)
  expect((await shown()).columns).toBe(18)
  await page.setViewportSize(phone)
  const { columns, number } = await shown()
  expect(columns).toBe(7)
  expect(number).toBeGreaterThan(0)
  expect(number).toBeLessThan(phone.width)
})

test.for(languages)(
  'in $code each plan has a picture of its own, and all fit at every width',
  async ({ code }) => {
    const page = await openPage(inLanguage(code, '/plans'), {
      hasJavaScript: false,
      isReused: true,
    })
    const boxes = (selector: string) =>
      page.locator(`.plan-card ${selector}`).evaluateAll((all) =>
        all.map((one) => {
          const { left, top, right, bottom, width } = one.getBoundingClientRect()
          return { left, top, right, bottom, width: Math.round(width) }
        }),
      )
    const kinds = await page
      .locator('.plan-picture')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-drawing')))
    expect(new Set(kinds).size).toBe(3)
    const ratios = () =>
      page.locator('.plan-picture > div').evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          return width / height
        }),
      )

    await page.setViewportSize(desktop)
    const pictures = await boxes('.plan-picture')
    const [core = 0, ...others] = pictures.map(({ width }) => width)
    expect(others.map((width) => (width / core).toFixed(2))).toEqual(['1.15', '1.15'])
    for (const selector of ['.plan-picture', 'h2', '.figure', '.plan-card-note', '.button']) {
      const bottoms = (await boxes(selector)).map(({ bottom }) => Math.round(bottom))
      expect(new Set(bottoms).size, selector).toBe(1)
    }
    expect((await boxes('.figure'))[0]?.bottom).toBeLessThanOrEqual(desktop.height)

    const kept = await ratios()
    for (const width of [1440, 1024, 960, 900, 820, 768, 700, 600, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 900 })
      for (const [place, ratio] of (await ratios()).entries())
        expect(ratio / (kept[place] ?? 0), `${width} px`).toBeCloseTo(1, 1)
      expect(await stickingOut(page), `${width} px`).toEqual([])
      const [advance, first] = (await boxes('.plan-picture')).toSorted((a, b) => a.top - b.top)
      const names = (await boxes('h2')).map(({ top }) => top)
      if (width < 600) expect(Math.min(...names)).toBeGreaterThan(advance?.bottom ?? 0)
      if (width < 900) expect(first?.top).toBeGreaterThanOrEqual(advance?.bottom ?? 0)
    }
  },
)

/** The words that stick out of the part of a picture that holds them, or of the picture. */
const stickingOut = (page: Page) =>
  page.locator('.plan-picture :is(b, span:not(.tile-row))').evaluateAll((all) =>
    all.flatMap((one) => {
      const isNote = getComputedStyle(one).position === 'absolute'
      const holder = one.closest(isNote ? '.plan-picture' : '.plan-picture > div > div')
      const range = document.createRange()
      range.selectNodeContents(one)
      const words = range.getBoundingClientRect()
      const { left, right, top, bottom } = holder?.getBoundingClientRect() ?? words
      const fits =
        words.left >= left && words.right <= right && words.top >= top && words.bottom <= bottom
      return fits ? [] : [one.textContent]
    }),
  )

test.for(languages)(
  'in $code the wall of a drawn page begins where its words end, at every width',
  async ({ code }) => {
    const page = await openPage(inLanguage(code, '/plans/core'), {
      hasJavaScript: false,
      isReused: true,
    })
    const [wall, words] = [page.locator('.sample > .wall'), page.locator('.sample-words').first()]
    for (const width of [1440, 1200, 1024, 900, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      const [above, below] = [await words.boundingBox(), await wall.boundingBox()]
      const end = (above?.y ?? 0) + (above?.height ?? 0)
      expect(Math.abs((below?.y ?? Number.NaN) - end), `${width} px`).toBeLessThan(1)
    }
  },
)

const siteFolder = inject('siteFolder')

/** The pages of the built site that have figures. */
const withFigures = globSync('**/page.json', { cwd: siteFolder })
  .map((file): { readonly page: SitePage } =>
    JSON.parse(readFileSync(join(siteFolder, file), 'utf8')),
  )
  .filter(({ page }) => page.canonical === undefined || page.canonical === page.path)
  .filter(({ page }) => page.sections.some(({ type }) => type === 'facts'))
  .map(({ page }) => page.path)

test('pages have figures', () => {
  expect(withFigures.length).toBeGreaterThan(languages.length)
})

test.for(withFigures)('on %s a figure stands on one line in its cell', async (path) => {
  const page = await openPage(path, { hasJavaScript: false, isReused: true })
  for (const width of [1440, 1024, 900, 820, 720, 700, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await brokenFigures(page), `${width} px`).toEqual([])
  }
})

/** The figures on two lines, or wider than their cell. */
const brokenFigures = (page: Page) =>
  page.locator(':is(.facts-figures, .facts-share) [data-figure]').evaluateAll((all) =>
    all.flatMap((figure) => {
      const { right = 0 } = figure.closest('li')?.getBoundingClientRect() ?? {}
      const lines = [...figure.getClientRects()]
      const fits = lines.length === 1 && lines.every((line) => line.right <= right)
      return fits ? [] : [figure.textContent]
    }),
  )

const bands = ['/about', '/plans', '/plans/pro'].flatMap((path) =>
  languages.map(({ code }) => inLanguage(code, path)),
)

test('the heading and the text of a call band share the top, above the buttons', async () => {
  for (const path of bands) {
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      const { heading, text, buttons } = await bandOf(page)
      expect(buttons.top, path).toBeGreaterThan(text.bottom)
      if (size === phone) expect(text.top, path).toBeGreaterThanOrEqual(heading.bottom)
      else expect(Math.abs(text.top - heading.top), path).toBeLessThan(12)
      expect(text.left > heading.right, path).toBe(size === desktop)
    }
  }
})

const bandOf = (page: Page) =>
  page.locator('.action-band').evaluate((band) => {
    const boxOf = (selector: string) => {
      const { top, bottom, left, right } = band
        .querySelector(selector)
        ?.getBoundingClientRect() ?? {
        ...{ top: 0, bottom: 0, left: 0, right: 0 },
      }
      return { top, bottom, left, right }
    }
    return { heading: boxOf('h2'), text: boxOf('.muted'), buttons: boxOf('.buttons') }
  })
