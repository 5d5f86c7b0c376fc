import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, intent, newPage } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

test.for<{ name: string; give: (page: Page) => Promise<unknown>; hasTouch?: boolean }>([
  { name: 'the pointer moves', give: (page) => page.mouse.move(300, 300) },
  { name: 'a finger touches', give: (page) => page.touchscreen.tap(5, 400), hasTouch: true },
  { name: 'a key is pressed', give: (page) => page.keyboard.press('Shift') },
  { name: 'something gets the focus', give: (page) => page.locator('.logo').focus() },
  { name: 'the page scrolls', give: (page) => page.evaluate(() => scrollTo(0, 300)) },
  { name: 'the wheel turns', give: (page) => page.mouse.wheel(0, 100) },
])('React comes when $name, not before', async ({ give, hasTouch = false }) => {
  const page = await newPage({ hasTouch })
  let scripts = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts += 1
  })
  await page.goto('/')
  expect(scripts).toBe(0)

  await give(page)
  await becomesReady(page)
  expect(scripts).toBeGreaterThan(0)
})

/** Each language with each page, width and colour scheme that another one has. */
const cases = languages.flatMap(({ code, home, nowhere }, index) =>
  [home, nowhere].map((path, place) => ({
    code,
    path,
    width: place === 0 ? 390 : 1280,
    colorScheme: (index + place) % 2 === 0 ? ('light' as const) : ('dark' as const),
  })),
)

test.for(cases)(
  'React takes over $path without a word, $width px wide and $colorScheme',
  async ({ code, path, width, colorScheme }) => {
    const page = await newPage({ width, colorScheme, failing: [nowhere] })
    await page.goto(path)
    const before = await page.locator('#root').innerHTML()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    page.on('pageerror', (error) => messages.push(error.message))

    await intent(page)
    expect(messages).toEqual([])
    expect(await page.locator('html').getAttribute('lang')).toBe(code)
    // Afterwards the toggle knows the theme, and closed content can be searched. No more than that.
    const after = await page.locator('#root').innerHTML()
    expect(plain(after)).toBe(plain(before))
  },
)

const plain = (html: string) =>
  html
    .replaceAll(/ hidden="(until-found)?"/g, ' hidden')
    .replaceAll(/ aria-pressed="\w+"/g, '')
    .replaceAll(/(data-figure="">)[^<]*/g, '$1')
