import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { newPage, openPage } from '../support/browser-page.ts'
import { builtRoutes } from './built-routes.ts'
import { crampedTexts } from './cramped-texts.ts'
import { sideways } from './page-checks.ts'
import { setTextSize } from './settings-checks.ts'

const folder = inject('siteFolder')

const places = [
  { language: 'en', home: '/', method: '/measured' },
  { language: 'nl', home: '/nl', method: '/nl/gemeten' },
] as const

const fits = { scrolls: 0, sticksOut: [] }

const documentOf = (path: string) =>
  join(folder, path.endsWith('.html') ? path : join(path, 'index.html'))

const sentBytes = (path: string) => readFileSync(`${documentOf(path)}.br`).length

const inLanguage = (language: string) =>
  builtRoutes(folder).filter(
    (path) => (path === '/nl' || path.startsWith('/nl/')) === (language === 'nl'),
  )

const written = (bytes: number, language: string) =>
  `${(Math.round(bytes / 100) / 10).toLocaleString(language)} kB`

/** What a page may tell of itself: one that is heavier with the lower figure than with the higher tells the higher. */
const told = (bytes: number, language: string): unknown =>
  expect.toBeOneOf([written(bytes, language), written(bytes + 20, language)])

/** The cells of the rows of the method page. */
const rowsOf = async (path: string, hasJavaScript = true) => {
  const page = await openPage(path, { hasJavaScript })
  const rows = await page.locator('.measurements tbody tr').all()
  const cells = await Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
  return new Map(cells.map(([name = '', ...figures]) => [name, figures.map(plain)]))
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.for(places)('the band on $home tells what the home page is', async ({ language, home }) => {
  const page = await newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() =>
    addEventListener('load', () => performance.mark('loaded'), { once: true }),
  )
  await page.goto(`${inject('siteUrl')}${home}`, { waitUntil: 'load' })
  const loaded = await page.evaluate(() => {
    const end = performance.getEntriesByName('loaded')[0]?.startTime ?? 0
    return performance.getEntriesByType('resource').filter(({ startTime }) => startTime < end)
      .length
  })
  const figures = await page.locator('.proof dd').allTextContents()

  expect(figures.map(plain)).toEqual([
    told(sentBytes(home), language),
    String(loaded + 1),
    String(asked.filter((url) => !url.startsWith(inject('siteUrl'))).length),
  ])
})

test.for(places)(
  '$method tells the same, and the highest of all',
  async ({ language, home, method }) => {
    const rows = [...(await rowsOf(method, false)).values()]
    const highest = Math.max(...inLanguage(language).map(sentBytes))

    expect(rows[0]?.slice(0, 2)).toEqual([told(sentBytes(home), language), told(highest, language)])
    // Only the pages where a visitor books ask another site for anything: two files.
    expect(rows.at(-1)?.slice(0, 2)).toEqual(['0', '2'])
    expect(rows.map(([figure]) => figure)).not.toContain('')
    expect(sentBytes(method)).toBeLessThan(9000)
  },
)

test.for(places)('$method draws as much of its bar as the document is', async ({ method }) => {
  const page = await openPage(method)
  const bar = page.locator('.measurements figure')
  const [all = 0, document = 0, fonts = 0] = [
    ...plain(await bar.locator('figcaption').innerText()).matchAll(/[\d.,]+(?= kB)/g),
  ].map(([figure]) => Number(figure.replace(',', '.')))
  const [first = 0, second = 0] = await bar
    .locator('rect')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width))

  expect(document + fonts).toBeCloseTo(all, 5)
  expect(Math.abs(first / (first + second) - document / all)).toBeLessThan(0.01)
})

test.for(places)(
  '$method stays readable on small screens and with large text',
  async ({ method }) => {
    const page = await openPage(method, { width: 320 })
    expect(await sideways(page)).toEqual(fits)

    await page.setViewportSize({ width: 899, height: 800 })
    expect(await page.locator('.measurements thead').isVisible()).toBe(false)
    await page.setViewportSize({ width: 900, height: 800 })
    expect(await page.locator('.measurements thead').isVisible()).toBe(true)

    await page.setViewportSize({ width: 390, height: 800 })
    await setTextSize(page, 32)
    expect(await sideways(page)).toEqual(fits)
    expect(await crampedTexts(page)).toEqual([])
  },
)

test.for(places)(
  'the band on $home is one line, or columns of a figure and its words',
  async ({ home }) => {
    const page = await openPage(home, { width: 1440, storage: { cookieNotice: 'off' } })
    const boxes = () =>
      page
        .locator('.proof dl > div')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
        )
    const linesOf = async () => new Set((await boxes()).map(({ y }) => Math.round(y / 10))).size

    expect((await page.locator('.proof').boundingBox())?.height).toBe(74)
    expect(await linesOf()).toBe(1)
    const columnsAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 })
      return new Set((await boxes()).map(({ x }) => x)).size
    }
    expect(await columnsAt(390)).toBe(3)
    expect(await columnsAt(320)).toBe(2)
    // Of four, no row holds a single one.
    await page
      .locator('.proof dl')
      .evaluate((list) => list.append(list.children[0]?.cloneNode(true) ?? ''))
    expect(await columnsAt(390)).toBe(2)
  },
)

test('the method page is on the list of all pages and in no menu', () => {
  const sitemap = readFileSync(documentOf('/sitemap.html'), 'utf8')
  expect(sitemap).toContain('href="/measured"')
  const about = readFileSync(documentOf('/about'), 'utf8')
  expect(about).not.toContain('/measured')
})
