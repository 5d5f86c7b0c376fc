import { describe, expect, test } from 'vitest'
import { becomesReady, openPage } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'
import { type Feature, features, isIncluded, plans, successorOf } from './plan-features.ts'
import { inLanguage } from './routes.ts'

/** What the cells of a feature say. */
const expectedCells = (language: Language, feature: Feature) =>
  plans.map((plan) => {
    const { included: yes, notIncluded: no, replacedBy } = language.chrome.words
    if (!isIncluded(feature, plan)) return no
    const own = language.page.catalog?.features.find(({ id }) => id === feature.id)
    if (feature.included === 'custom') return own?.customValues?.[plan]
    const successor = successorOf(feature.id, plan)
    const name = language.page.catalog?.features.find((each) => each.id === successor)?.text
    return name === undefined ? yes : replacedBy.replace('{feature}', name)
  })

async function openTable({ code }: Language) {
  const page = await openPage(inLanguage(code, '/plans'), { hasJavaScript: false, isReused: true })
  const section = page.locator('#features')
  return {
    page,
    section,
    rows: section.locator('tbody tr'),
    heads: section.locator('tbody summary'),
    open: section.locator('tbody [open]'),
    action: section.locator('.plan-table-foot a:visible'),
    radio: (plan: string) => section.locator(`thead input[value=${plan}]`),
  }
}

describe.for(languages)('the table of plans in $code', (language) => {
  const { code, chrome } = language

  test('says of each feature what each plan has', async () => {
    const { rows } = await openTable(language)
    const shown = await rows.evaluateAll((all) =>
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
  })

  test('starts at Core; the link to go on names the plan that is chosen', async () => {
    const { action, radio, section } = await openTable(language)
    expect(await radio('core').isChecked()).toBe(true)

    for (const plan of ['core', 'pro', 'advance', 'core'] as const) {
      await radio(plan).click()
      const { name } = chrome.plans.find(({ id }) => id === plan) ?? { name: 'no plan' }
      expect(await action.innerText()).toContain(name)
      const grounds = await section
        .locator('tbody tr:first-child td')
        .evaluateAll((all) => all.map((cell) => getComputedStyle(cell).backgroundColor))
      const chosen = grounds[plans.indexOf(plan)]
      expect(grounds.filter((ground) => ground === chosen).length).toBe(1)
    }
    expect(await action.getAttribute('href')).toBe(
      `${inLanguage(code, '/strategy-call')}?service-interested-in=core`,
    )
  })
})

test('rows of the table open one at a time; a second press closes the open one', async () => {
  const { section, heads, open } = await openTable(english)
  for (const index of [0, features.length - 1, 6]) {
    await heads.nth(index).click()
    expect(await open.count()).toBe(1)
    await section.locator(`#features-${features[index]?.id}`).waitFor()
  }
  await heads.nth(6).click()
  expect(await open.count()).toBe(0)
})

test('Escape closes the open row and leaves the focus on its head', async () => {
  const page = await openPage('/plans', { isReused: true })
  const head = page.locator('#features tbody summary').nth(2)
  await head.press('Enter')
  await page.locator('#features tbody [open]').waitFor()
  await becomesReady(page)
  await head.press('Escape')
  expect(await page.locator('#features tbody [open]').count()).toBe(0)
  await head.and(page.locator(':focus')).waitFor()
})
