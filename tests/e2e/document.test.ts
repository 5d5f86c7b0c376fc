import { expect, test } from 'vitest'
import { eventually, newPage, openPage, openReady } from '../support/browser-page.ts'
import { dutch, english, languages, nowhere } from './languages.ts'
import { toolBuilder } from './routes.ts'

const withoutScript = { hasJavaScript: false, failing: [nowhere], isReused: true }

const sections = [
  ...['hero', 'about', 'work', 'pains', 'figures', 'review', 'features', 'solutions', 'faq'],
  'quiz-builder',
]

test.for(languages)(
  'without JavaScript, in $code, the home page shows everything there is to read',
  async ({ home, page }) => {
    const document = await openPage(home, withoutScript)
    const shown = document.locator('main > section')
    expect(await shown.evaluateAll((all) => all.map(({ id }) => id))).toEqual(sections)

    const figures = page.statistics?.['home']?.figures.map(({ value }) => value)
    expect(await document.locator('[data-figure]').allTextContents()).toEqual(figures)
  },
)

test('without JavaScript links work, and nothing is offered that needs a script', async () => {
  const { home, chrome } = dutch
  const document = await openPage(home, withoutScript)
  const { darkTheme, menu } = chrome.words

  for (const width of [1280, 390]) {
    await document.setViewportSize({ width, height: 800 })
    for (const name of [darkTheme, menu, chrome.notice.button])
      expect(await document.getByRole('button', { name }).isVisible(), name).toBe(false)

    for (const other of languages.toReversed()) {
      await document.getByRole('banner').locator(`a[hreflang=${other.code}]`).click()
      await document.locator(`html[lang=${other.code}]`).waitFor()
      expect(new URL(document.url()).pathname).toBe(other.home)
    }
    await document.goto(home)
  }

  // What this language lacks is linked in the other one, and says so.
  const foreign = document.locator(`main a[href="${toolBuilder}"]`).first()
  expect(await foreign.getAttribute('hreflang')).toBe('en')
  expect(await foreign.textContent()).toContain(' (English)')
})

test('the skip link leads over the header', async () => {
  const { home, chrome } = english
  const page = await openReady(home, { isReused: true })
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: chrome.words.skip })
  await skip.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('#hero a:focus').count()).toBe(1)
})

test('the focus moving along the header leaves the page where it is', async () => {
  const page = await openReady('/', { isReused: true })
  await page.evaluate(() => scrollTo(0, 2000))
  await page.locator('.theme-toggle').evaluate((one) => one.focus({ preventScroll: true }))
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+Tab')

  expect(await page.locator('header :focus').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(2000)
})

test('the current page is marked in the header', async () => {
  const { home, nowhere: missing, chrome } = dutch
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
})

test('what the policy does not name is refused', async () => {
  const page = await newPage({ failing: [/^/] })
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      seen.push(effectiveDirective),
    )
  })
  await page.goto('/')

  const refused = await page.evaluate(async () => {
    const image = new Image()
    const ended = new Promise((resolve) => image.addEventListener('error', resolve))
    image.src = 'https://elsewhere.example/pixel.png'
    document.body.setAttribute('style', 'color: red')
    await ended
    try {
      document.createElement('script').text = 'document.title = "changed"'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError && 'refused'
    }
  })
  expect(refused).toBe('refused')
  await eventually(() => page.evaluate((): unknown => Reflect.get(window, 'violations'))).toEqual([
    'style-src-attr',
    'img-src',
    'require-trusted-types-for',
  ])
})
