import { formatHex, parse } from 'culori'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { plainText } from '#generator/emit/page/plain-text.ts'
import { brandColors, toolbarColors } from '#renderer/site/images/brand-art.ts'
import { eventually, intent, newPage, openPage, openReady } from '../support/browser-page.ts'
import { ownProject } from '../support/project.ts'
import { dutch, languages, nowhere } from './languages.ts'

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))
const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const toggle = (page: Page) => page.locator('.theme-toggle')
const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test.for([
  { system: 'dark', storage: {}, theme: 'dark', notice: undefined },
  {
    system: 'light',
    storage: { theme: 'dark', cookieNotice: 'true' },
    theme: 'dark',
    notice: 'off',
  },
  { system: 'dark', storage: { theme: 'light', cookieNotice: '' }, theme: 'light' },
  { system: 'dark', storage: { theme: '' }, theme: 'dark' },
] as const)(
  'on a $system system with $storage the page is $theme, its notice $notice, before it is painted',
  async ({ system, storage, theme, notice }) => {
    const page = await newPage({ colorScheme: system, storage })
    // As it was when the body began, which is before anything could be painted.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        document.documentElement.setAttribute(
          'data-first',
          JSON.stringify({ ...document.documentElement.dataset }),
        )
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto('/')
    const first = JSON.parse((await page.locator('html').getAttribute('data-first')) ?? '')
    expect({ theme: first.theme, notice: first.notice }).toEqual({ theme, notice })
    expect(await schemeOf(page)).toBe(theme)
    const isVisible = notice === undefined
    expect(await page.locator('.notice').isVisible()).toBe(isVisible)
    await intent(page)
    expect(await page.locator('.notice').isVisible()).toBe(isVisible)
    await eventually(() => toggle(page).getAttribute('aria-pressed')).toBe(String(theme === 'dark'))
    expect(await stored(page)).toEqual(storage)
  },
)

test.for(['light', 'dark'] as const)(
  'without JavaScript the page follows the %s system',
  async (colorScheme) => {
    const page = await openPage('/', { colorScheme, hasJavaScript: false, isReused: true })
    const light = await page.evaluate(() => getComputedStyle(document.body).color)
    expect(light).toBe(colorScheme === 'light' ? 'oklch(0.25 0.075 264)' : 'oklch(0.955 0.012 240)')
  },
)

test('the toggle switches there and back, stores the choice and keeps its name', async () => {
  const { home, chrome } = dutch
  const page = await openReady(home, { isReused: true })
  const button = page.getByRole('button', { name: chrome.words.darkTheme })
  const barColors = async () => {
    const bars = await page.locator('meta[name=theme-color]').all()
    return Promise.all(
      bars.map(async (bar) => formatHex(parse(`${await bar.getAttribute('content')}`))),
    )
  }
  const { light, dark } = toolbarColors(brandColors(ownProject.brand))
  expect(await barColors()).toEqual([light, dark])

  for (const theme of ['dark', 'light', 'dark'] as const) {
    await button.click()
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    expect(await stored(page)).toEqual({ theme })
    expect(await schemeOf(page)).toBe(theme)
    await eventually(() => button.getAttribute('aria-pressed')).toBe(String(theme === 'dark'))
    const color = { light, dark }[theme]
    expect(await barColors()).toEqual([color, color])
  }

  await page.getByRole('banner').locator('a[hreflang]:not([aria-current])').click()
  await page.locator(`html:not([lang=${chrome.language}])[data-theme=dark]`).waitFor()
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  expect(await themeOf(page)).toBe('dark')
})

test('the page follows the system until the visitor has chosen, and other tabs follow the visitor', async () => {
  const page = await openReady('/', { isReused: true })
  const other = await page.context().newPage()
  await other.goto('/nl')
  await intent(other)
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => themeOf(page)).toBe('dark')
  await eventually(() => toggle(page).getAttribute('aria-pressed')).toBe('true')

  await toggle(page).click()
  expect(await themeOf(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')

  await toggle(page).click()
  await eventually(() => themeOf(other)).toBe('dark')
  await eventually(() => toggle(other).getAttribute('aria-pressed')).toBe('true')
})

test.for(languages)(
  'in $code the notice shows on every page until it is dismissed, also on the next visit',
  async ({ home, nowhere: missing, chrome }) => {
    const page = await openReady(home, { failing: [nowhere], isReused: true })
    const notice = page.getByRole('region', { name: chrome.words.notice })
    expect(await notice.textContent()).toContain(plainText(chrome.notice.text))
    expect(await page.locator(':focus').count()).toBe(0)

    await page.goto(missing)
    expect(await notice.isVisible()).toBe(true)
    await intent(page)
    await notice.getByRole('button', { name: chrome.notice.button }).click()
    await notice.waitFor({ state: 'hidden' })
    expect(await stored(page)).toEqual({ cookieNotice: 'true' })

    await page.locator('main .buttons a').click()
    await page.locator('#hero').waitFor()
    expect(await notice.isVisible()).toBe(false)
    await page.reload()
    expect(await notice.isVisible()).toBe(false)
  },
)

test('the copyright line says the year of the clock', async () => {
  const page = await newPage()
  await page.clock.setFixedTime(new Date('2041-07-01'))
  const shown = page.locator('footer time')
  await page.goto('/about')
  // A difference between the document and what React draws would be a console error.
  await intent(page)
  expect(await shown.textContent()).toBe('2041')
  await page.locator('footer a[href="/privacy"]').click()
  await page.locator('main h1').waitFor()
  expect(await shown.textContent()).toBe('2041')
})
