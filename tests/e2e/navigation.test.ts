import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { nowhere } from './languages.ts'
import { readHead } from './read-head.ts'

const failing = [nowhere]

const goHome = (page: Page) => page.locator('main .buttons a').click()
const switchTo = (code: string) => (page: Page) =>
  page.getByRole('banner').locator(`a[hreflang=${code}]`).click()

const arrivals = [
  { name: 'a link', from: '/nope', go: goHome, to: '/' },
  {
    name: 'the logo',
    from: '/nl/nope',
    go: (page: Page) => page.locator('.logo').click(),
    to: '/nl',
  },
  { name: 'the language switch', from: '/', go: switchTo('nl'), to: '/nl' },
  { name: 'the language switch', from: '/nope', go: switchTo('nl'), to: '/nl/nope' },
]

test.for(arrivals)(
  'from $from by $name to $to: the head is that of its document, and nothing is loaded anew',
  async ({ from, go, to }) => {
    const page = await openReady(from, { failing, isReused: true })
    await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
    await go(page)

    await page.waitForURL((url) => url.pathname === to)
    const reader = await openPage('/', { failing, ignoresPolicy: true, isReused: true })
    const expected = await readHead(reader, to)
    await eventually(() => readHead(page)).toEqual(expected)
    expect(await page.locator('html[data-same]').count()).toBe(1)
  },
)

test('the window stays where it is while the first page comes to life', async () => {
  const page = await openPage('/', { stopsTime: true, isReused: true })
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('html[data-ready]').waitFor()

  await page.clock.runFor(1000)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})

test('the focus goes to the heading of the new page', async () => {
  const page = await openReady('/nope', { failing, isReused: true })
  await goHome(page)

  await page.locator('#hero').waitFor()
  await eventually(() => page.locator('h1:focus').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
})
