import { formatHex, parse } from 'culori'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { brandColors, toolbarColors } from '#renderer/site/images/brand-art.ts'
import { eventually, intent, newPage, openPage, openReady } from '../support/browser-page.ts'
import { ownProject } from '../support/project.ts'
import { attributeAtFirstPaint } from './first-paint.ts'
import { dutch } from './languages.ts'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const toggle = (page: Page) => page.locator('.theme-toggle')
const schemeOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

test.for([
  { system: 'dark', stored: undefined, theme: 'dark' },
  { system: 'light', stored: 'dark', theme: 'dark' },
  { system: 'dark', stored: 'light', theme: 'light' },
  { system: 'dark', stored: '', theme: 'dark' },
] as const)(
  'on a $system system with $stored stored the page is $theme before it is painted',
  async ({ system, stored, theme }) => {
    const page = await newPage({
      colorScheme: system,
      storage: stored === undefined ? {} : { theme: stored },
    })
    const atFirst = await attributeAtFirstPaint(page, { path: '/', attribute: 'data-theme' })

    expect(atFirst).toBe(theme)
    expect(await schemeOf(page)).toBe(theme)
    await intent(page)
    expect(await toggle(page).getAttribute('aria-pressed')).toBe(String(theme === 'dark'))
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(stored ?? null)
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
  const barColors = () =>
    page.locator('meta[name=theme-color]').evaluateAll((all) =>
      all.map((meta) => {
        const probe = document.createElement('i')
        probe.style.color = meta.getAttribute('content') ?? ''
        document.body.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }),
    )
  const hexOf = (color: string) => formatHex(parse(color))
  const { light, dark } = toolbarColors(brandColors(ownProject.brand))
  expect((await barColors()).map(hexOf)).toEqual([light, dark])

  for (const theme of ['dark', 'light', 'dark']) {
    await button.click()
    await page.locator(`html[data-theme=${theme}]`).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(theme)
    expect(await schemeOf(page)).toBe(theme)
    await eventually(() => button.getAttribute('aria-pressed')).toBe(String(theme === 'dark'))

    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    expect((await barColors()).map(hexOf)).toEqual([hexOf(ground), hexOf(ground)])
  }

  await page.getByRole('banner').locator('a[hreflang]:not([aria-current])').click()
  await page.locator(`html:not([lang=${chrome.language}])[data-theme=dark]`).waitFor()
  expect(await toggle(page).getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  expect(await themeOf(page)).toBe('dark')
})

test('the page follows the system until the visitor has chosen', async () => {
  const page = await openReady('/', { isReused: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await eventually(() => themeOf(page)).toBe('dark')
  await eventually(() => toggle(page).getAttribute('aria-pressed')).toBe('true')

  await toggle(page).click()
  expect(await themeOf(page)).toBe('light')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await themeOf(page)).toBe('light')
})

test('other tabs follow', async () => {
  const page = await openReady('/', { isReused: true })
  const other = await page.context().newPage()
  await other.goto('/nl')
  await intent(other)

  await toggle(page).click()
  await eventually(() => themeOf(other)).toBe('dark')
  await eventually(() => toggle(other).getAttribute('aria-pressed')).toBe('true')
})
