import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eventually, openPage, openReady, type Visitor } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'
import { caseStudy, inLanguage } from './routes.ts'

const plans = [
  {
    plan: 'core',
    name: 'Core',
    features: 7,
    rows: 15,
    top: ['plan-page', 'cells-parts'],
    en: 'from €599',
    nl: '€ 599 /vanaf',
  },
  {
    plan: 'advance',
    name: 'Advance',
    features: 10,
    rows: 14,
    top: ['hero-offer', 'flow', 'cells-portion', 'facts-row'],
    en: 'from €1,199',
    nl: '€ 1.199 /vanaf',
  },
  {
    plan: 'pro',
    name: 'Pro',
    features: 12,
    rows: 12,
    top: ['plan-house'],
    en: 'from €1,999',
    nl: '€ 1.999 /vanaf',
  },
]

const cases = languages.flatMap((language) =>
  plans.map(({ plan, name, features, rows, top, ...from }) => ({
    language,
    plan,
    features,
    rows,
    top,
    path: inLanguage(language.code, `/plans/${plan}`),
    badge: `${name} ${language.code === 'nl' ? from.nl : from.en}`,
  })),
)

/** A line of text with nothing but plain spaces. */
const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim()

test.for(cases)(
  '$path has its price, its own features and all the rest, also without JavaScript',
  async ({ language, plan, features, rows, top, path, badge }) => {
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    expect(plain(await page.locator('.plan-price').textContent())).toBe(badge)
    expect(await page.locator('.plan-opening .button-accent').getAttribute('href')).toBe(
      inLanguage(language.code, '/strategy-call'),
    )

    const types = await page
      .locator('main > section')
      .evaluateAll((all) => all.map(({ className }) => className.split(' ')[0]))
    expect(types).toEqual([
      ...top,
      ...['facts-figures', 'plans-explorer', 'plans-column', 'action-band'],
      ...['steps', 'faq', 'action-wall'],
    ])
    expect(await page.locator('#way-of-working ol > li').count()).toBe(4)
    expect(await page.locator('#way-of-working [aria-current]').count()).toBe(0)

    const explorer = page.locator('#features')
    expect(await explorer.locator('input:checked').getAttribute('value')).toBe(plan)
    expect(await explorer.locator('h3 > button').count()).toBe(features)
    const table = page.locator('#table')
    expect(await table.locator('tbody tr').count()).toBe(rows)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await table.locator('table').isVisible()).toBe(true)
      expect(await table.locator('button').isVisible()).toBe(false)
    }
  },
)

test.for([
  { path: '/plans/core', figures: ['66%', '43%', '80% by 2025'] },
  { path: '/nl/plans/core', figures: ['66%', '43%', '80% tegen 2025'] },
  { path: '/plans/advance', figures: ['64%', '35%', '12.2%'] },
  { path: '/nl/plans/advance', figures: ['64%', '35%', '12,2%'] },
  { path: '/plans/pro', figures: ['240 hours', '32%', '30%'] },
  { path: '/nl/plans/pro', figures: ['240 uur', '32%', '30%'] },
  { path: caseStudy.path, figures: ['68%', '83%', 'max. 2 s'] },
  { path: `/nl${caseStudy.path}`, figures: ['68%', '73%', 'max. 2 s'] },
])('the figures of $path are $figures', async ({ path, figures }) => {
  const html = await (await fetch(`${inject('siteUrl')}${path}`)).text()
  const found = [...html.matchAll(/data-figure="">([^<]*)</g)].map(([, figure]) => figure)
  expect(found).toEqual(figures)
})

test.for(languages)(
  'in $code a phone folds the table of a plan under its heading',
  async ({ code, chrome }) => {
    const path = inLanguage(code, '/plans/advance')
    const page = await openReady(path, { width: 390, isReused: true })
    const section = page.locator('#table')
    const table = section.locator('table')
    const button = section.getByRole('button')
    const said = async () => [plain(await button.textContent()), await table.isVisible()]
    const { showMore, showLess } = chrome.words

    expect(await section.locator('h2').isVisible()).toBe(true)
    expect(await said()).toEqual([`${showMore} 14`, false])
    await button.press('Enter')
    expect(await said()).toEqual([showLess, true])
    // As in browsers that do not hold what has the focus in its place.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
    await button.evaluate((one) => one.scrollIntoView({ block: 'center' }))
    await button.press('Enter')
    expect(await said()).toEqual([`${showMore} 14`, false])
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    const { top, bottom } = await button.evaluate((one) => one.getBoundingClientRect())
    expect([top >= 0, bottom <= 800]).toEqual([true, true])

    await page.emulateMedia({ media: 'print' })
    expect([await table.isVisible(), await button.isVisible()]).toEqual([true, false])
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 768, height: 844 })
    expect([await table.isVisible(), await button.isVisible()]).toEqual([true, false])
  },
)

describe('“See features”', () => {
  /** Opens a plan's page with time standing still and presses the button. */
  async function press({ code }: Language, visitor: Visitor = {}) {
    const path = inLanguage(code, '/plans/core')
    const page = await openReady(path, { stopsTime: true, isReused: true, ...visitor })
    await page.locator('.plan-opening .button-outline').click()
    return page
  }
  const offset = (page: Page) => page.evaluate(() => scrollY)
  const top = (page: Page) =>
    page.locator('#features').evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const isFocused = (page: Page) => page.locator('#features h2:focus').count()

  test.for(languages)(
    'in $code waits 300 ms, then leads to the features and leaves 100 px above them',
    async (language) => {
      const page = await press(language)
      const before = await offset(page)
      await page.clock.runFor(299)
      expect([await offset(page), await isFocused(page)]).toEqual([before, 0])

      await page.clock.runFor(1)
      await eventually(() => top(page)).toBe(100)
      expect(await isFocused(page)).toBe(1)
    },
  )

  test.for([
    { name: 'glides there', prefersReducedMotion: false, behavior: 'smooth' },
    {
      name: 'is there at once for those who prefer stillness',
      prefersReducedMotion: true,
      behavior: 'instant',
    },
  ])('$name', async ({ prefersReducedMotion, behavior }) => {
    const page = await press(english, { prefersReducedMotion })
    await page.evaluate(() => {
      const { scrollTo } = window
      window.scrollTo = (options: ScrollToOptions | undefined) => {
        document.body.dataset['behavior'] = options?.behavior
        scrollTo(options)
      }
    })
    await page.clock.runFor(300)
    expect(await page.locator('body').getAttribute('data-behavior')).toBe(behavior)
    await eventually(() => top(page)).toBe(100)
  })
})
