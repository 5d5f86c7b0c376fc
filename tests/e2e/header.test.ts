import { expect, test } from 'vitest'
import { eventually, newPage, openReady } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

test.for(languages)(
  'in $code the current page is marked',
  async ({ home, nowhere: missing, chrome }) => {
    const page = await openReady(missing, { failing: [nowhere], isReused: true })
    const marked = page
      .getByRole('navigation', { name: chrome.words.mainNavigation })
      .locator('[aria-current]')
    expect(await marked.count()).toBe(0)

    await page.locator('main .buttons a').click()
    await page.locator('#hero').waitFor()
    expect(await marked.allTextContents()).toEqual([chrome.header[0]?.label])
    expect(await marked.getAttribute('aria-current')).toBe('page')
    expect(await marked.getAttribute('href')).toBe(home)
  },
)

test('the header stays at the top and shows what fits', async () => {
  const page = await openReady('/', { isReused: true })
  await page.evaluate(() => scrollTo(0, 1500))
  const header = page.getByRole('banner')
  await eventually(() => header.evaluate((one) => one.getBoundingClientRect().top)).toBe(0)

  const parts = ['.logo', '.theme-toggle', '.header-links', '.language-switch', '.drawer-button']
  const shown = () =>
    header.evaluate(
      (one, selectors) =>
        selectors.filter((selector) => (one.querySelector(selector)?.clientHeight ?? 0) > 0),
      parts,
    )
  await page.setViewportSize({ width: 1024, height: 800 })
  expect(await shown()).toEqual(['.logo', '.theme-toggle', '.header-links', '.language-switch'])
  await page.setViewportSize({ width: 1022, height: 800 })
  expect(await shown()).toEqual(['.logo', '.theme-toggle', '.drawer-button'])
})

test('a header that is still arriving is not shown, so that its parts do not move', async () => {
  const page = await newPage({ hasJavaScript: false })
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.slice(0, html.indexOf('</nav>')) })
  })
  await page.goto('/')
  const header = page.locator('.header')
  expect(await header.isVisible()).toBe(false)
  await header.evaluate((one) => one.after(document.createElement('main')))
  expect(await header.isVisible()).toBe(true)
})
