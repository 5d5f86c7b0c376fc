import type { Page, Response } from 'playwright'
import { expect, test } from 'vitest'
import { violations } from '../e2e/axe.ts'
import { languages, nowhere } from '../e2e/languages.ts'
import {
  brokenTexts,
  crampedTexts,
  crowding,
  lostInForcedColors,
  setRootSize,
  setTextSize,
  sideways,
  surroundings,
  tabStops,
  unstyled,
  wastedOnPaper,
} from '../e2e/page-checks.ts'
import { bareRoutes, inLanguage, routes } from '../e2e/routes.ts'
import { eventually, intent, newPage } from '../support/browser-page.ts'

/** Homes and pages without an address are checked in more ways than the others. */
const homes = languages.map(({ home }) => home)
const nowheres = languages.map((language) => language.nowhere)

/** The scheduling service is loaded on entry: these pages do not wait for the visitor. */
const startsAtOnce = languages.flatMap(({ code }) =>
  ['/plans', '/strategy-call'].map((path) => inLanguage(code, path)),
)

/** The second spellings show what the first ones do. */
const pages = routes.filter(({ path, canonical }) => path === canonical).map(({ path }) => path)

/** Widths and colour schemes take turns, so that each language and kind of page has every one. */
const cases = [...nowheres, ...pages].map((path, index) => {
  const [place, language] = [Math.floor(index / 2), index % 2]
  return {
    path,
    width: (place + language) % 2 === 0 ? 1280 : 390,
    colorScheme:
      (Math.floor(place / 2) + language) % 2 === 0 ? ('light' as const) : ('dark' as const),
  }
})

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
] as const

test.for(cases)(
  '$path: requests, policy, hydration, keyboard, axe, layout, large text, forced colours and frame, first $width px wide and $colorScheme',
  async ({ path, width, colorScheme }) => {
    const page = await newPage({ width, colorScheme, failing: [nowhere], isReused: true })
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const response = await page.goto(path)

    await expectPolicy(response)
    if (!startsAtOnce.includes(path)) await expectNoScripts(page, requested)
    await expectSilentHydration(page, path)
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] })
    const isThorough = [...homes, ...nowheres].includes(path)
    if (isThorough) await expectTabOrder(page)

    // Twins and neighbours take the other looks.
    for (const look of homes.includes(path) ? looks : [{ width, colorScheme }]) {
      await page.emulateMedia({ colorScheme: look.colorScheme })
      await page.setViewportSize({ width: look.width, height: 800 })
      await page.locator(`html[data-theme=${look.colorScheme}]`).waitFor()
      // React sees the new width a frame later: what scrolls then is a tab stop.
      await eventually(() => violations(page)).toEqual([])
    }
    for (const [name, setSize] of Object.entries(textSizes)) {
      await setSize(page, 2)
      for (const large of [1024, 390]) {
        await page.setViewportSize({ width: large, height: 800 })
        const size = `${large} px with ${name}`
        expect.soft(await sideways(page), size).toEqual({ scrolls: 0, sticksOut: [] })
      }
      await setSize(page, 1)
    }
    // The last look was as wide.
    await setTextSize(page, 32)
    expect(await brokenTexts(page, 'large'), 'large text').toEqual([])
    expect(await crampedTexts(page), 'large text').toEqual([])
    await setTextSize(page, 16)
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await lostInForcedColors(page)).toEqual([])
    await page.emulateMedia({ forcedColors: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await surroundings(page), 'header, footer, bar, notice').toEqual(framesOf(path))
    await page.emulateMedia({ media: 'print' })
    // A sheet of A4.
    await page.setViewportSize({ width: 794, height: 1123 })
    expect(await wastedOnPaper(page)).toEqual([])
    await page.emulateMedia({ media: null })
    for (const [wide, high] of isThorough ? [...windows, ...more] : windows) {
      await page.setViewportSize({ width: wide, height: high })
      const size = `${wide}x${high}`
      expect(await sideways(page), size).toEqual({ scrolls: 0, sticksOut: [] })
      expect(await crowding(page), size).toEqual([])
      expect.soft(await brokenTexts(page, 'usual'), size).toEqual([])
    }
  },
)

/** The ways in which a visitor sets the size of text, as a part of the usual one. */
const textSizes = {
  'the size of the browser': (page: Page, part: number) => setTextSize(page, 16 * part),
  'the size of a style sheet': (page: Page, part: number) => setRootSize(page, part),
} as const

/** Windows from the smallest phone to a tablet, and others up to a desktop. */
const windows = [
  [320, 568],
  [820, 1180],
] as const

const more = [
  [768, 1024],
  [1024, 768],
  [1366, 768],
] as const

async function expectPolicy(response: Response | null) {
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
}

/** Header and footer are missing exactly on pages with one task; the notice never. */
function framesOf(path: string) {
  const isBare = bareRoutes.includes(path)
  return { menu: !isBare, footer: !isBare, bar: isBare, notice: true }
}

/**
 * Before the visitor does anything, only tiles, fonts and pictures are fetched beside the document, then what the page
 * will need, ahead. Nothing of that runs.
 */
async function expectNoScripts(page: Page, requested: readonly string[]) {
  const ahead = await page
    .locator('script[data-modules]')
    .evaluate((script) => ['modules', 'page', 'chrome'].map((name) => script.dataset[name] ?? ''))
  const needed = requested
    .slice(1)
    .filter((each) => !each.endsWith('.avif') && !ahead.join(' ').split(' ').includes(each))
  const assets = needed.map((each) => each.replace(/-[\w-]{8}\./, '.'))
  expect(assets.toSorted()).toEqual([
    '/assets/familjen-grotesk-latin-wght-normal.woff2',
    '/assets/host-grotesk-latin-wght-normal.woff2',
    // The document of home holds its own.
    ...((await page.locator('symbol').count()) === 0 ? ['/assets/tiles.svg'] : []),
  ])
  expect(await page.locator('link[rel=stylesheet]').count()).toBe(0)
  await expectWholeStyles(page)
  expect(await page.locator('html').getAttribute('data-ready')).toBeNull()
}

/** The document has every rule for its elements, but those against style sheets that a script adds. */
async function expectWholeStyles(page: Page) {
  // Paper asks for the sheet that otherwise comes with the first interaction.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  let found = { rules: 0, early: [''] }
  await eventually(async () => {
    found = await unstyled(page)
    return found.rules
  }).toBeGreaterThan(10)
  expect(found.early).toEqual(['html:root', 'html:root body'])
}

/** React takes over what was prerendered: nothing is logged, and the markup stays. */
async function expectSilentHydration(page: Page, path: string) {
  const before = await page.locator('#root').innerHTML()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await intent(page)

  expect(messages).toEqual([])
  const language = path === '/nl' || path.startsWith('/nl/') ? 'nl' : 'en'
  expect(await page.locator('html').getAttribute('lang')).toBe(language)
  if (startsAtOnce.includes(path)) return
  const after = await page.locator('#root').innerHTML()
  expect(withoutState(after)).toBe(withoutState(before))
}

/**
 * Afterwards the toggle knows the theme, closed content can be searched, the drawer has its art, and what scrolls
 * at this width is a tab stop. No more than that.
 */
const withoutState = (html: string) =>
  html
    .replaceAll(/ hidden="(until-found)?"/g, ' hidden')
    .replaceAll(/(<ol[^>]*) tabindex="0" aria-label="[^"]*"/g, '$1')
    .replaceAll(/ aria-pressed="\w+"/g, '')
    .replace(/<div class="[^"]* drawer-wall".*?<\/div>/, '')
    .replaceAll(/(data-figure="">)[^<]*/g, '$1')

/** The Tab key reaches everything in the order of the document, and in sight. */
async function expectTabOrder(page: Page) {
  const { expected, visited } = await tabStops(page)
  expect(expected.length).toBeGreaterThan(10)
  expect(visited).toEqual(expected)
}
