import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

const failing = [nowhere]

test.for([
  { path: '/', width: 1280 },
  { path: '/nl', width: 390 },
  { path: '/nope', width: 390 },
  { path: '/nl/nope', width: 1280 },
])(
  'the Tab key reaches everything on $path in order and in sight, $width px wide',
  async ({ path, width }) => {
    const page = await openReady(path, { width, failing })
    const stops = await numberStops(page)
    expect(stops).toBeGreaterThan(10)

    const visited: (string | null)[] = []
    for (let press = 0; press < stops; press += 1) {
      await page.keyboard.press('Tab')
      visited.push(await visitedStop(page))
    }
    expect(visited).toEqual(Array.from({ length: stops }, (_, index) => `${index} in sight`))
  },
)

/** Numbers what the focus should visit, in the order of the document. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button, input')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter((one) => !(one instanceof HTMLInputElement) || one.checked)
    for (const [index, stop] of stops.entries()) stop.setAttribute('data-stop', String(index))
    return stops.length
  })

/** The number of what has the focus, and whether any of it is in sight and not under something else. */
const visitedStop = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused) return null
    const isInSight = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return hit !== null && (focused.contains(hit) || hit.contains(focused))
      }),
    )
    return `${focused.getAttribute('data-stop')} ${isInSight ? 'in sight' : 'hidden'}`
  })

test.for(languages)('in $code the skip link leads over the header', async ({ home, chrome }) => {
  const page = await openReady(home)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: chrome.words.skip })
  expect(await skip.and(page.locator(':focus')).count()).toBe(1)
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('#hero a:focus').count()).toBe(1)
})

test('the focus moving along the header leaves the page where it is', async () => {
  const page = await openReady('/')
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('.theme-toggle').evaluate((one) => one.focus({ preventScroll: true }))
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+Tab')

  expect(await page.locator('header :focus').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})
