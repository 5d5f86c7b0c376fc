import type { Page as BrowserPage } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openReady, type Visitor } from '../support/browser-page.ts'
import { english } from './languages.ts'

const figures = (page: BrowserPage) => page.locator('#figures [data-figure]').allTextContents()
const spoken = (page: BrowserPage) => page.locator('#figures .visually-hidden').allTextContents()
const scrollToThem = (page: BrowserPage) => page.locator('#figures').scrollIntoViewIfNeeded()

const numberIn = (figure = '') => Number(/\d+/.exec(figure)?.[0])

/** Opens the home page far above its figures, with time standing still. */
const openAbove = async (home: string, visitor: Visitor = {}) =>
  openReady(home, { stopsTime: true, isReused: true, height: 600, ...visitor })

test('the figures count up when they come into view', async () => {
  const { home, page: data } = english
  const values = data.statistics?.['home']?.figures.map(({ value }) => value) ?? []
  const page = await openAbove(home)
  const started = values.map((value) => value.replace(/\d+/, '0'))
  await eventually(() => figures(page)).toEqual(started)
  await page.clock.runFor(5000)
  expect(await figures(page)).toEqual(started)

  await scrollToThem(page)
  await eventually(async () => {
    await page.clock.runFor(20)
    return (await figures(page))[0]
  }).not.toBe(started[0])
  await page.clock.runFor(600)
  for (const [index, figure] of (await figures(page)).entries()) {
    expect(figure.replace(/\d+/, '')).toBe(values[index]?.replace(/\d+/, ''))
    expect(numberIn(figure)).toBeLessThanOrEqual(numberIn(values[index]))
  }
  await page.clock.runFor(2000)
  expect(await figures(page)).toEqual(values)
  expect((await spoken(page)).slice(1)).toEqual(values)
})

test.for<{ name: string; visitor: Visitor }>([
  { name: 'that are in view from the start', visitor: { height: 6000 } },
  { name: 'of those who prefer stillness', visitor: { prefersReducedMotion: true } },
])('figures $name stay as they are', async ({ visitor }) => {
  const page = await openAbove('/', visitor)
  await page.evaluate(() => {
    for (const figure of document.querySelectorAll('[data-figure]'))
      new MutationObserver(() => figure.setAttribute('data-changed', '')).observe(figure, {
        childList: true,
        characterData: true,
        subtree: true,
      })
  })
  await scrollToThem(page)
  await page.clock.runFor(3000)
  expect(await page.locator('[data-changed]').count()).toBe(0)
  expect(await figures(page)).not.toContain('0%')
})
