import { expect, test } from 'vitest'
import { formOf, interpolate } from '#renderer/client/site/interpolate.ts'
import { eventually, openReady, type Visitor } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'
import { type Plan, planFeatures } from './plan-features.ts'

/** Opens the explorer with time standing still. */
async function openExplorer({ home, chrome }: Language, visitor: Visitor = {}) {
  const page = await openReady(home, { stopsTime: true, isReused: true, ...visitor })
  const explorer = page.locator('#features')
  const radios = explorer.getByRole('radiogroup', { name: chrome.words.plan }).getByRole('radio')
  const radio = (plan: Plan) => explorer.locator(`input[value=${plan}]`)
  const cards = explorer.locator('h3 > button')
  const shown = () =>
    cards.evaluateAll((all) =>
      all.map((card) => card.getAttribute('aria-controls')?.replace('features-', '')),
    )
  const choose = async (plan: Plan) => {
    await radio(plan).click()
    expect(await radio(plan).isChecked()).toBe(true)
  }

  return {
    page,
    radio,
    radios,
    cards,
    shown,
    choose,
    status: explorer.getByRole('status'),
    list: explorer.locator('.plan-explorer-list'),
    open: explorer.locator('h3 > [aria-expanded=true]'),
    see: async (plan: Plan) => {
      await choose(plan)
      await page.clock.runFor(400)
      await eventually(shown).toEqual(planFeatures[plan])
    },
  }
}

test.for(languages)('in $code it starts at Core and shows what each plan has', async (language) => {
  const { radios, see, shown, status, list, cards } = await openExplorer(language)
  const values = await radios.evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(values).toEqual(['core', 'advance', 'pro'])
  expect(await radios.first().isChecked()).toBe(true)
  expect(await shown()).toEqual(planFeatures.core)
  expect(await status.textContent()).toBe('')

  for (const { plan, revisions } of [
    { plan: 'pro', revisions: 4 },
    { plan: 'advance', revisions: 2 },
    { plan: 'core', revisions: 1 },
  ] as const) {
    await see(plan)
    const { name } = language.chrome.plans.find(({ id }) => id === plan) ?? { name: '' }
    const { length: count } = planFeatures[plan]
    const form = formOf(language.chrome.words.featureCount, count, language.code)
    const announced = interpolate(form, { plan: name, count })
    await eventually(() => status.textContent()).toBe(announced)

    const value = cards.nth(planFeatures[plan].indexOf('revisions')).locator('.disclosure-value')
    expect(await value.textContent()).toBe(String(revisions))
    // A shorter list keeps the room of the longest so far, so that nothing below it jumps.
    expect(await list.evaluate((one) => one.clientHeight)).toBeGreaterThanOrEqual(6 * 65)
  }
})

test.for(languages)(
  'in $code one card is open at a time; a second press closes it',
  async (language) => {
    const { page, cards, open, see } = await openExplorer(language)
    const catalog = language.page.catalog?.features ?? []
    for (const index of [0, 6, 3]) {
      await cards.nth(index).click()
      expect(await open.count()).toBe(1)
      expect(await cards.nth(index).getAttribute('aria-expanded')).toBe('true')
      const feature = catalog.find(({ id }) => id === planFeatures.core[index])
      const panel = page.locator(`#features-${feature?.id}`)
      // It opens in motion: its first frame has no height.
      await panel.waitFor()
      expect(await panel.textContent()).toContain(feature?.shortDescription)
    }
    await cards.nth(3).click()
    expect(await open.count()).toBe(0)

    await cards.first().click()
    await see('advance')
    expect(await open.count()).toBe(0)
  },
)

test('another plan comes after the old one has faded for 400 ms', async () => {
  const { page, choose, shown, list, status } = await openExplorer(english)
  await choose('advance')
  await list.and(page.locator('[inert]')).waitFor()
  expect(await list.evaluate((one) => getComputedStyle(one).transitionDuration)).toBe('0.4s')

  await page.clock.runFor(399)
  expect(await shown()).toEqual(planFeatures.core)
  expect(await status.textContent()).toBe('')
  await page.clock.runFor(1)
  await eventually(shown).toEqual(planFeatures.advance)
  expect(await list.getAttribute('inert')).toBeNull()
})
