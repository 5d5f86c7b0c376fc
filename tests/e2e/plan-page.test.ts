import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { eventually, openPage, openReady, type Visitor } from '../support/browser-page.ts'
import { dutch, english, type Language, languages } from './languages.ts'
import { groupsOf, planFeatures, plans } from './plan-features.ts'
import { inLanguage } from './routes.ts'

const cases = languages.flatMap((language) =>
  plans.map((plan) => ({
    language,
    plan,
    path: inLanguage(language.code, `/plans/${plan}`),
    name: language.chrome.plans.find(({ id }) => id === plan)?.name,
  })),
)

/** A line of text with nothing but plain spaces. */
const plain = (text: string | null) => text?.replaceAll(/\s+/g, ' ').trim()

test.for(cases)(
  '$path has its price, its own features and all the rest, also without JavaScript',
  async ({ language, plan, path, name }) => {
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    expect(plain(await page.locator('.plan-price').textContent())).toMatch(
      new RegExp(`^${name} .*€ ?[\\d.,]+`),
    )
    expect(await page.locator('main .button-accent').first().getAttribute('href')).toBe(
      `${inLanguage(language.code, '/strategy-call')}?service-interested-in=${plan}`,
    )

    expect(await page.locator('#way-of-working ol > li').count()).toBe(4)
    expect(await page.locator('#way-of-working [aria-current]').count()).toBe(0)

    const section = page.locator('#features')
    expect(await section.locator('input:checked').getAttribute('value')).toBe(plan)
    expect(await section.locator('table:visible').count()).toBe(groupsOf(plan))
    expect(await section.locator('tbody tr:visible').count()).toBe(planFeatures[plan].length)
    expect(await section.locator('.plan-table-dash').count()).toBe(0)
  },
)

test.for(languages)('in $code another plan brings its own groups', async ({ code, chrome }) => {
  const path = inLanguage(code, '/plans/advance')
  const page = await openPage(path, { hasJavaScript: false, isReused: true })
  const section = page.locator('#features')
  const rows = section.locator('tbody summary:visible')
  const said = chrome.words.replaces.split('{feature}')[0]?.trim() ?? ''
  expect(await section.locator('.feature-replaces:visible').allTextContents()).toEqual([
    expect.stringContaining(said),
  ])
  await section.locator('input[value=pro]').click()
  await eventually(() => rows.count()).toBe(planFeatures.pro.length)
  expect(await section.locator('caption:visible').count()).toBe(groupsOf('pro'))
})

describe('“See features”', () => {
  /** Opens a plan's page with time standing still and presses the button. */
  async function press({ code }: Language, visitor: Visitor = {}) {
    const path = inLanguage(code, '/plans/core')
    const page = await openReady(path, { stopsTime: true, isReused: true, ...visitor })
    await page.locator('main .button-outline').first().click()
    return page
  }
  const offset = (page: Page) => page.evaluate(() => scrollY)
  const top = (page: Page) =>
    page.locator('#features').evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const isFocused = (page: Page) => page.locator('#features h2:focus').count()

  test.for([
    { language: english, prefersReducedMotion: false, behavior: 'smooth' },
    { language: dutch, prefersReducedMotion: true, behavior: 'instant' },
  ])(
    'waits 300 ms, then leads to the features and leaves 100 px above them, $behavior',
    async ({ language, prefersReducedMotion, behavior }) => {
      const page = await press(language, { prefersReducedMotion })
      await page.evaluate(() => {
        const { scrollTo } = window
        window.scrollTo = (options: ScrollToOptions | undefined) => {
          document.body.dataset['behavior'] = options?.behavior
          scrollTo(options)
        }
      })
      const before = await offset(page)
      await page.clock.runFor(299)
      expect([await offset(page), await isFocused(page)]).toEqual([before, 0])

      await page.clock.runFor(1)
      expect(await page.locator('body').getAttribute('data-behavior')).toBe(behavior)
      await eventually(() => top(page)).toBe(100)
      expect(await isFocused(page)).toBe(1)
    },
  )
})
