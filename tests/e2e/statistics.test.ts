import type { Page as BrowserPage } from 'playwright'
import { expect, test } from 'vitest'
import type { Page } from '#site/types.ts'
import { eventually, openReady, type Visitor } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

const figures = (page: BrowserPage) => page.locator('#figures [data-figure]').allTextContents()
const spoken = (page: BrowserPage) => page.locator('#figures .visually-hidden').allTextContents()
const scrollToThem = (page: BrowserPage) => page.locator('#figures').scrollIntoViewIfNeeded()

const numberIn = (figure = '') => Number(/\d+/.exec(figure)?.[0])

/** Opens the home page far above its figures, with time standing still. */
const openAbove = async (home: string, visitor: Visitor = {}) =>
  openReady(home, { stopsTime: true, isReused: true, height: 600, ...visitor })

test.for(languages)(
  'in $code the figures count up when they come into view',
  async ({ home, page: data }) => {
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
  },
)

test('whatever number a figure has, it counts for 2000 ms and keeps what stands around it', async () => {
  const page = await openReady('/nope', {
    stopsTime: true,
    isReused: true,
    height: 600,
    failing: [nowhere],
  })
  const values = ['1,000,000 visits', '80% by 2025', '12.2%', 'no number']
  await page.route('**/page.json', async (route) => {
    const response = await route.fetch()
    const file: { page: Page } = await response.json()
    for (const [index, figure] of (file.page.statistics?.['home']?.figures ?? []).entries())
      figure.value = values[index] ?? ''
    await route.fulfill({ response, json: file })
  })
  await page.locator('main .buttons a').click()
  await page.locator('#figures').waitFor()
  await page.clock.runFor(100)
  await eventually(() => figures(page)).toEqual(['0 visits', '0% by 2025', '0.0%', 'no number'])

  await scrollToThem(page)
  await startCounting(page)
  await page.clock.runFor(1960)
  const [visits, ...late] = await figures(page)
  expect(visits).toMatch(/^999,9\d\d visits$/)
  expect(late).toEqual(values.slice(1))
  await page.clock.runFor(40)
  expect(await figures(page)).toEqual(values)
})

/** Waits for the first frame, from which the time counts: it writes the 0 anew. */
const startCounting = async (page: BrowserPage) => {
  await page.evaluate(() => {
    const [figure] = document.querySelectorAll('[data-figure]')
    if (!figure) return
    new MutationObserver(() => figure.setAttribute('data-started', '')).observe(figure, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  await eventually(async () => {
    const isStarted = await page.locator('[data-started]').count()
    if (isStarted === 0) await page.clock.runFor(1)
    return isStarted
  }).toBe(1)
}

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
  expect(await figures(page)).toContain('64%')
})
