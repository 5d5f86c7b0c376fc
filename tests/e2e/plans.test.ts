import { describe, expect, test } from 'vitest'
import { becomesReady, eventually, openPage, openReady } from '../support/browser-page.ts'
import { dutch, english, type Language, languages } from './languages.ts'
import {
  type Feature,
  features,
  groupsOf,
  isIncluded,
  planFeatures,
  plans,
  successorOf,
} from './plan-features.ts'
import { inLanguage } from './routes.ts'

/** What a browser without scripts shows: it answers alone. */
const plain = { hasJavaScript: false, isReused: true }

const featureIn = ({ page }: Language, id = '') =>
  page.catalog?.features.find((each) => each.id === id)

describe.for(languages)('the explorer in $code', (language) => {
  test('starts at Core and shows what each plan has', async () => {
    const page = await openPage(language.home, plain)
    const explorer = page.locator('#features')
    const cards = explorer.locator('.disclosure:visible')
    const shown = async () => (await cards.locator('summary').allTextContents()).sort()
    const group = explorer.getByRole('radiogroup', { name: language.chrome.words.plan })
    const values = await group
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
    expect(values).toEqual(['core', 'advance', 'pro'])
    expect(await group.getByRole('radio').first().isChecked()).toBe(true)

    for (const { plan, revisions } of [
      { plan: 'core', revisions: 1 },
      { plan: 'pro', revisions: 4 },
      { plan: 'advance', revisions: 2 },
    ] as const) {
      await explorer.locator(`input[value=${plan}]`).click()
      const names = planFeatures[plan].map((id) => featureIn(language, id)?.text)
      await eventually(shown).toEqual(names.sort())
      const row = explorer.locator('tr:visible', {
        hasText: featureIn(language, 'revisions')?.text ?? '',
      })
      const value = row.locator('.plan-table-value')
      expect(await value.textContent()).toBe(String(revisions))
    }
  })
})

test('another plan closes the card that is open, and comes after the old one has faded for 400 ms', async () => {
  const page = await openPage('/', { isReused: true })
  const explorer = page.locator('#features')
  await explorer.locator('.disclosure:visible summary').first().click()
  expect(await explorer.locator('.disclosure[open]').count()).toBe(1)
  await explorer.locator('input[value=advance]').click()
  await eventually(() => explorer.locator('.disclosure[open]').count()).toBe(0)
  const transitions = await explorer.locator('.plan-panel').evaluateAll((all) =>
    all.slice(0, 2).map((panel) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(panel)
      return [transitionProperty, transitionDuration, transitionDelay]
    }),
  )
  expect(transitions).toEqual([
    ['opacity, visibility', '0.4s, 0s', '0s, 0.4s'],
    ['opacity, visibility', '0.22s, 0s', '0.4s, 0.4s'],
  ])
})

/** What the cells of a feature say. */
const expectedCells = (language: Language, feature: Feature) =>
  plans.map((plan) => {
    const { included: yes, notIncluded: no, replacedBy } = language.chrome.words
    if (!isIncluded(feature, plan)) return no
    if (feature.included === 'custom') return featureIn(language, feature.id)?.customValues?.[plan]
    const name = featureIn(language, successorOf(feature.id, plan))?.text
    return name === undefined ? yes : replacedBy.replace('{feature}', name)
  })

test.for(languages)(
  'in $code the table says what each plan has, and goes on with the plan that is chosen',
  async (language) => {
    const { code, chrome } = language
    const page = await openPage(inLanguage(code, '/plans'), plain)
    const section = page.locator('#features')
    const shown = await section.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        id: row.querySelector('.disclosure-panel')?.id,
        cells: [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
        dashes: row.querySelectorAll('td .plan-table-dash').length,
      })),
    )
    const expected = features.map((feature) => {
      const cells = expectedCells(language, feature)
      const dashes = cells.filter((cell) => cell === chrome.words.notIncluded).length
      return { id: `features-${feature.id}`, cells, dashes }
    })
    expect(shown).toEqual(expected)

    const action = section.locator('.plan-table-foot a:visible')
    const radio = (plan: string) => section.locator(`thead input[value=${plan}]`)
    expect(await radio('core').isChecked()).toBe(true)
    for (const plan of ['core', 'pro', 'advance', 'core'] as const) {
      await radio(plan).click()
      expect(await action.innerText()).toContain(chrome.plans.find(({ id }) => id === plan)?.name)
      const grounds = await section
        .locator('tbody tr:first-child td')
        .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).backgroundColor))
      const chosen = grounds[plans.indexOf(plan)]
      expect(grounds.filter((ground) => ground === chosen).length).toBe(1)
    }
    const address = `${inLanguage(code, '/strategy-call')}?service-interested-in=core`
    expect(await action.getAttribute('href')).toBe(address)
  },
)

test('rows of the table open one at a time; a second press and Escape close the open one', async () => {
  const page = await openPage('/plans', { isReused: true })
  const heads = page.locator('#features tbody summary')
  const open = page.locator('#features tbody [open]')
  for (const index of [0, features.length - 1, 6]) {
    await heads.nth(index).click()
    expect(await open.count()).toBe(1)
    await page.locator(`#features-${features[index]?.id}`).waitFor()
  }
  await heads.nth(6).click()
  expect(await open.count()).toBe(0)

  await heads.nth(2).press('Enter')
  await open.waitFor()
  await becomesReady(page)
  await heads.nth(2).press('Escape')
  expect(await open.count()).toBe(0)
  await heads.nth(2).and(page.locator(':focus')).waitFor()
})

test.for([1280, 390])(
  '%i px wide the head of the table stays 64 px below the top',
  async (width) => {
    const page = await openReady('/plans', { width, isReused: true })
    const table = page.locator('#features table')
    const tops = () =>
      table
        .locator('thead th')
        .evaluateAll((all) => all.map((head) => head.getBoundingClientRect().top))
    for (const row of [4, 8, 11]) {
      const place = table.locator('tbody tr').nth(row)
      await place.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 200))
      await eventually(tops).toEqual([64, 64, 64, 64])
    }
    await page.locator('#faq').evaluate((one) => scrollBy(0, one.getBoundingClientRect().top - 100))
    await eventually(async () => Math.max(...(await tops()))).toBeLessThan(0)
  },
)

test('on a phone the table is 640 px wide and scrolls in its own box, not the page', async () => {
  const page = await openReady('/plans', { width: 390, isReused: true })
  const box = page.locator('#features').getByRole('region')
  expect(await page.locator('#features table').evaluate((one) => one.clientWidth)).toBe(640)

  await box.focus()
  await page.keyboard.press('ArrowRight')
  const moved = () => box.evaluate((one) => one.scrollLeft)
  await eventually(moved).toBeGreaterThan(20)
  const arrows = page.locator('.plan-table-arrows button')
  await arrows.first().click()
  await eventually(moved).toBe(0)
  await arrows.last().click()
  await eventually(moved).toBeGreaterThan(20)
  await page.evaluate(() => scrollBy(500, 0))
  expect(await page.evaluate(() => scrollX)).toBe(0)
})

const cases = languages.flatMap((language) => plans.map((plan) => ({ language, plan })))

test.for(cases)(
  '/plans/$plan has its price, its own features and all the rest, also without JavaScript',
  async ({ language: { code, chrome }, plan }) => {
    const page = await openPage(inLanguage(code, `/plans/${plan}`), plain)
    const price = (await page.locator('.plan-price').textContent()) ?? ''
    const name = chrome.plans.find(({ id }) => id === plan)?.name
    expect(price.replaceAll(/\s+/g, ' ').trim()).toMatch(new RegExp(`^${name} .*€ ?[\\d.,]+`))
    expect(await page.locator('main .button-accent').first().getAttribute('href')).toBe(
      `${inLanguage(code, '/strategy-call')}?service-interested-in=${plan}`,
    )
    expect(await page.locator('#way-of-working ol > li').count()).toBe(4)
    expect(await page.locator('#way-of-working [aria-current]').count()).toBe(0)

    const section = page.locator('#features')
    expect(await section.locator('input:checked').getAttribute('value')).toBe(plan)
    expect(await section.locator('table:visible').count()).toBe(
      plan === 'core' ? 1 : groupsOf(plan),
    )
    expect(await section.locator('tbody tr:visible').count()).toBe(planFeatures[plan].length)
    expect(await section.locator('.plan-table-dash').count()).toBe(0)
    if (plan !== 'advance') return

    const said = chrome.words.replaces.split('{feature}')[0]?.trim() ?? ''
    expect(await section.locator('.feature-replaces:visible').allTextContents()).toEqual([
      expect.stringContaining(said),
    ])
    await section.locator('input[value=pro]').click()
    const rows = section.locator('tbody summary:visible')
    await eventually(() => rows.count()).toBe(planFeatures.pro.length)
    expect(await section.locator('caption:visible').count()).toBe(groupsOf('pro'))
  },
)

test.for([
  { language: english, prefersReducedMotion: false, behavior: 'smooth' },
  { language: dutch, prefersReducedMotion: true, behavior: 'instant' },
])(
  '“See features” waits 300 ms, then leads to the features and leaves 100 px above them, $behavior',
  async ({ language, prefersReducedMotion, behavior }) => {
    const still = { stopsTime: true, isReused: true, prefersReducedMotion }
    const page = await openReady(inLanguage(language.code, '/plans/core'), still)
    await page.locator('main .button-outline').first().click()
    await page.evaluate(() => {
      const { scrollTo } = window
      window.scrollTo = (options: ScrollToOptions | undefined) => {
        document.body.dataset['behavior'] = options?.behavior
        scrollTo(options)
      }
    })
    const offset = () => page.evaluate(() => scrollY)
    const isFocused = () => page.locator('#features h2:focus').count()
    const before = await offset()
    await page.clock.runFor(299)
    expect([await offset(), await isFocused()]).toEqual([before, 0])

    await page.clock.runFor(1)
    expect(await page.locator('body').getAttribute('data-behavior')).toBe(behavior)
    const top = () =>
      page.locator('#features').evaluate((one) => Math.round(one.getBoundingClientRect().top))
    await eventually(top).toBe(100)
    await eventually(isFocused).toBe(1)
  },
)
