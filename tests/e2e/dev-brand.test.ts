import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'
import { openLive, overlay, problems } from './dev-page.ts'

const settings = 'site.yaml'
const tiles = 'brand/tiles.svg'

const { url, edit, lineOf, restore, stop } = await startDevServer()
afterAll(stop)

const groundOf = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)

/** Where the tile of the brand is drawn from. */
const spriteAddress = (page: Page) =>
  page
    .locator('.logo use')
    .evaluate(
      (use: SVGUseElement) => new URL(use.href.baseVal.replace(/#.*/, ''), location.href).href,
    )

/** The sprite that the tile of the brand is drawn from, as the page fetches it. */
const spriteOf = async (page: Page) => (await fetch(await spriteAddress(page))).text()

const drawn = async (page: Page) => (await page.locator('.logo svg').screenshot()).toString('hex')

test('a colour of the brand that is edited reaches open pages', async () => {
  const page = await openLive(url, '/')
  const before = await groundOf(page)
  edit(settings, /bg: \[[^,]*,/, "bg: ['#fed',")
  await eventually(() => groundOf(page)).toBe('rgb(255, 238, 221)')
  restore(settings)
  await eventually(() => groundOf(page)).toBe(before)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a tile that is edited reaches open pages', async () => {
  const page = await openLive(url, '/')
  const before = await drawn(page)
  edit(tiles, /(id="mark".*?)<\/symbol>/, '$1<circle cx="48" cy="48" r="40" fill="red"/></symbol>')
  await eventually(() => drawn(page)).not.toBe(before)
  restore(tiles)
  await eventually(() => drawn(page)).toBe(before)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a page that asks for the tiles of before an edit gets those of now', async () => {
  const page = await openLive(url, '/')
  const before = await spriteAddress(page)
  edit(tiles, /(id="mark".*?)<\/symbol>/, '$1<circle r="7.25"/></symbol>')
  await eventually(() => spriteAddress(page)).not.toBe(before)
  expect(await (await fetch(before)).text()).toContain('7.25')
  restore(tiles)
  await eventually(() => spriteAddress(page)).toBe(before)
})

test('a tile that is taken away is told, and what may not be drawn is never sent', async () => {
  const page = await openLive(url, '/')
  const before = await drawn(page)
  edit(tiles, /(id="mark".*?)<\/symbol>/, '$1<script>alert(1)</script></symbol>')
  const line = lineOf(tiles, /<script>/)
  await eventually(() => problems(page)).toContain(`${tiles}:${line}:`)
  expect(await spriteOf(page)).toContain('id="mark"')
  expect(await spriteOf(page)).not.toContain('script')

  edit(tiles, /id="mark"/, 'id="sign"')
  edit(tiles, /<script>.*<\/script>/, '')
  await eventually(() => problems(page)).toContain('There is no tile "mark".')
  restore(tiles)
  await overlay(page).waitFor({ state: 'detached' })
  await eventually(() => drawn(page)).toBe(before)
})
