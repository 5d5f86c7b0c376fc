import type { Locator } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openPage, openReady, type Visitor } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { dutch, english, languages } from './languages.ts'
import { caseStudy, inLanguage, routes } from './routes.ts'

const plans = ['/plans', '/plans/core', '/plans/advance', '/plans/pro']

/** Where visitors find links, and where these lead in English. */
const menus = {
  '.header-links a': [
    ...['/', ...plans, '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
  ],
  '.drawer-list:first-child a': [
    ...['/', '/plans', '/funnel-scan', caseStudy.path, '/about', '/strategy-call'],
  ],
  '#list-plans a': plans,
  'footer nav a': [
    ...['/', '/plans', '/funnel-scan', caseStudy.alias, '/about', '/strategy-call'],
    ...['/plans/core', '/plans/advance', '/plans/pro'],
    ...['/privacy', '/terms-of-service', '/sitemap.html'],
  ],
}

const targets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))

test.for(languages)(
  'in $code header, menu, footer and sitemap name their pages',
  async (language) => {
    const { code, home } = language
    const page = await openPage(home, { hasJavaScript: false, isReused: true })
    for (const [links, expected] of Object.entries(menus))
      expect(await targets(page.locator(links)), links).toEqual(
        expected.map((path) => inLanguage(code, path)),
      )

    await page.goto(inLanguage(code, '/sitemap.html'))
    const lists = await page.locator('.sitemap-languages > section').all()
    const codes = await Promise.all(lists.map((list) => list.getAttribute('lang')))
    const others = languages.map((each) => each.code).filter((each) => each !== code)
    expect(codes).toEqual([code, ...others])
    for (const [place, list] of lists.entries()) {
      const pages = routes.filter(({ path, canonical }) => path === canonical)
      const own = pages.filter((each) => each.language === codes[place]).map(({ path }) => path)
      expect((await targets(list.locator('a'))).toSorted()).toEqual(own.toSorted())
    }
  },
)

const { backToMenu, close, menu } = english.chrome.words
const labelOf = (menu: string, { chrome } = english) =>
  chrome.drawer.find((entry) => entry.menu === menu)?.label ?? ''

/** Opens a page on a phone and its menu, with time standing still. */
async function openDrawer(path = '/', visitor: Visitor = {}) {
  const still = { stopsTime: true, prefersReducedMotion: true, isReused: true }
  const page = await openReady(path, { width: 390, ...still, ...visitor })
  const button = page.locator('.drawer-button')
  const dialog = page.getByRole('dialog')
  const entry = (name: string) => dialog.getByRole('button', { name })
  const open = async () => {
    await button.click()
    await dialog.waitFor()
  }
  await open()
  return {
    ...{ page, button, dialog, open, entry },
    closes: () => dialog.waitFor({ state: 'hidden' }),
    hasFocus: (name: string) => entry(name).and(page.locator(':focus')).waitFor(),
  }
}

describe('the menu of a phone', () => {
  test('closes by its button, on Escape and on a press beside it, and gives the focus back', async () => {
    const { page, button, dialog, open, closes, entry } = await openDrawer()
    expect(await dialog.getAttribute('aria-label')).toBe(menu)
    expect(await dialog.locator('[aria-current=page]').getAttribute('href')).toBe('/')
    for (const leave of [
      () => entry(close).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ]) {
      expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
      await page.mouse.click(250, 32)
      expect(await dialog.isVisible()).toBe(true)

      await leave()
      await closes()
      expect(await button.and(page.locator(':focus')).count()).toBe(1)
      await open()
    }
  })

  test('closes when a page is chosen, whose heading gets the focus', async () => {
    const { page, dialog, closes } = await openDrawer()
    await dialog.getByRole('link', { name: english.chrome.drawer[2]?.label ?? '' }).click()
    await page.waitForURL('**/plans')
    await closes()
    await page.locator('main h1:focus').waitFor()
  })

  test('keeps the page behind it from scrolling', async () => {
    const { page, dialog, closes } = await openDrawer()
    const overflow = () => page.locator('html').evaluate((root) => getComputedStyle(root).overflowY)
    expect(await overflow()).toBe('hidden')

    await dialog.evaluate((one) => {
      one.addEventListener('wheel', () => one.setAttribute('data-turned', ''))
    })
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 600)
    await dialog.and(page.locator('[data-turned]')).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.keyboard.press('Escape')
    await closes()
    expect(await overflow()).toBe('visible')
  })

  test('leads back from a submenu to its entry, and closing resets it', async () => {
    const { page, open, closes, entry, hasFocus } = await openDrawer('/', {
      prefersReducedMotion: false,
    })
    await entry(labelOf('plans')).click()
    await hasFocus(backToMenu)
    await entry(backToMenu).click()
    await page.clock.runFor(20)
    await hasFocus(labelOf('plans'))
    await entry(backToMenu).waitFor({ state: 'hidden' })

    await entry(labelOf('plans')).click()
    await hasFocus(backToMenu)
    await page.keyboard.press('Escape')
    await closes()
    await open()
    await entry(labelOf('plans')).waitFor()
    await entry(backToMenu).waitFor({ state: 'hidden' })
  })

  test('holds the languages, each in its own words', async () => {
    const { page, dialog, entry, closes } = await openDrawer('/?from=mail#faq')
    await entry(labelOf('languages')).click()
    expect(await dialog.locator('a[hreflang]').allTextContents()).toEqual(['English', 'Nederlands'])
    expect(await dialog.locator('a[aria-current=true]').getAttribute('lang')).toBe('en')

    await dialog.locator('a[hreflang=nl]').click()
    await page.locator('html[lang=nl]').waitFor()
    await closes()
    expect(page.url()).toMatch(/\/nl\?from=mail#faq$/)
  })
})

/** Opens the home page with time standing still and finds its menu of plans. */
async function openPlans(visitor: Visitor = {}) {
  const page = await openReady('/', { stopsTime: true, isReused: true, ...visitor })
  const button = page.getByRole('banner').getByRole('button', { name: 'Plans' })
  const list = page.locator('#plans-menu')
  return {
    ...{ page, button, list, links: list.getByRole('link') },
    opens: async () => {
      await list.waitFor()
      await button.and(page.locator('[aria-expanded=true]')).waitFor()
    },
    closes: async () => {
      await list.waitFor({ state: 'hidden' })
      await button.and(page.locator('[aria-expanded=false]')).waitFor()
    },
    leave: () => page.mouse.move(640, 700),
  }
}

describe('the menu of plans', () => {
  test('opens when the pointer comes and closes 200 ms after it has left for good', async () => {
    const { page, button, list, links, opens, closes, leave } = await openPlans()
    await closes()
    expect(await button.getAttribute('aria-controls')).toBe('plans-menu')
    expect(await button.getAttribute('aria-haspopup')).toBeNull()

    await button.hover()
    await opens()
    for (const target of [button, links.last()]) {
      await leave()
      await page.clock.runFor(199)
      await target.hover()
      await page.clock.runFor(1000)
      expect(await list.isVisible()).toBe(true)
    }
    await leave()
    await page.clock.runFor(199)
    expect(await list.isVisible()).toBe(true)
    await page.clock.runFor(1)
    await closes()
  })

  test('toggles on a click, but not on the click of the gesture that opened it', async () => {
    const { page, button, list, links, opens, closes } = await openPlans()
    await button.click()
    await opens()
    await page.clock.runFor(249)
    await button.click()
    expect(await list.isVisible()).toBe(true)

    await page.clock.runFor(1)
    await button.click()
    await closes()
    await button.click()
    await opens()
    await links.first().click()
    await page.locator('main h1:focus').waitFor()
    await closes()
  })

  test('toggles on a touch, and closes on a touch elsewhere', async () => {
    const { page, button, opens, closes } = await openPlans({ hasTouch: true })
    await button.tap()
    await opens()
    await button.tap()
    await closes()

    await button.tap()
    await opens()
    await page.touchscreen.tap(640, 700)
    await closes()
  })

  test('works with the keyboard: Escape gives the focus back, moving on closes', async () => {
    const { page, button, links, opens, closes } = await openPlans()
    await button.focus()
    await closes()
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key)
      await opens()
      await page.keyboard.press('Tab')
      expect(await links.first().and(page.locator(':focus')).count()).toBe(1)
      await page.keyboard.press('Escape')
      await closes()
      expect(await button.and(page.locator(':focus')).count()).toBe(1)
    }

    await page.keyboard.press('Enter')
    await links.last().focus()
    await opens()
    await page.keyboard.press('Tab')
    await closes()
  })
})

test('axe has nothing against the home page with everything open', async () => {
  const page = await openReady(dutch.home, { prefersReducedMotion: true, isReused: true })
  const label = labelOf('plans', dutch)
  await page.locator('#features summary').first().click()
  await page.locator('#faq summary').first().click()
  await page.getByRole('banner').getByRole('button', { name: label }).press('Enter')
  await page.locator('#plans-menu').waitFor()
  expect(await violations(page), 'a feature, an answer, the menu of plans').toEqual([])

  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('.drawer-button').click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await violations(page), 'the menu').toEqual([])
  await dialog.getByRole('button', { name: label }).click()
  await page.locator('.drawer-back:visible').waitFor()
  expect(await violations(page), 'the plans in the menu').toEqual([])
})
