import { expect, test } from 'vitest'
import { intent, newPage } from '../support/browser-page.ts'

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
    expect(asked.length > 0).toBe(isAhead)

    await page.clock.resume()
    await intent(page)
    const next = '/plans/page.json'
    await page.locator('main a[href="/plans"]').first().hover()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    expect(asked.includes(next)).toBe(isAhead)
  },
)
