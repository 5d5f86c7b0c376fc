import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'
import { readHead } from './read-head.ts'

const failing = [nowhere]

const goHome = (page: Page) => page.locator('main .buttons a').click()
const switchTo = (code: string) => (page: Page) =>
  page.getByRole('banner').locator(`a[hreflang=${code}]`).click()

const arrivals = [
  { name: 'a link', from: '/nope', go: goHome, to: '/' },
  { name: 'a link', from: '/nl/nope', go: goHome, to: '/nl' },
  {
    name: 'the logo',
    from: '/nl/nope',
    go: (page: Page) => page.locator('.logo').click(),
    to: '/nl',
  },
  { name: 'the language switch', from: '/', go: switchTo('nl'), to: '/nl' },
  { name: 'the language switch', from: '/nl', go: switchTo('en'), to: '/' },
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

describe('the window', () => {
  const offset = (page: Page) => page.evaluate(() => scrollY)
  const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, 2000))

  test('stays where it is while the first page comes to life', async () => {
    const page = await openPage('/', { stopsTime: true, isReused: true })
    await scrollDown(page)
    await page.locator('html[data-ready]').waitFor()

    await page.clock.runFor(1000)
    expect(await offset(page)).toBe(2000)
  })
})

test.for(languages)(
  'in $code the focus goes to the heading of the new page',
  async ({ home, nowhere }) => {
    const page = await openReady(nowhere, { failing, isReused: true })
    await goHome(page)

    await page.locator('#hero').waitFor()
    await eventually(() => page.locator('h1:focus').count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(home)
  },
)
