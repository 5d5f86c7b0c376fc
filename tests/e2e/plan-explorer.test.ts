import { expect, test } from 'vitest'
import { eventually, openPage } from '../support/browser-page.ts'
import { english, type Language, languages } from './languages.ts'
import { type Plan, planFeatures } from './plan-features.ts'

/** Opens the explorer of home, without scripts unless they are asked for: the browser answers alone. */
async function openExplorer({ home }: Language, hasJavaScript = false) {
  const page = await openPage(home, { hasJavaScript, isReused: true })
  const explorer = page.locator('#features')
  const cards = explorer.locator('.disclosure:visible')

  return {
    explorer,
    cards,
    choose: (plan: Plan) => explorer.locator(`input[value=${plan}]`).click(),
    shown: () => cards.locator('h3').allTextContents(),
    open: explorer.locator('.disclosure[open]'),
  }
}

/** The names of what a plan has. */
const namesOf = ({ page: { catalog } }: Language, plan: Plan) =>
  planFeatures[plan].map((id) => catalog?.features.find((each) => each.id === id)?.text)

test.for(languages)('in $code it starts at Core and shows what each plan has', async (language) => {
  const { explorer, cards, choose, shown } = await openExplorer(language)
  const radios = explorer
    .getByRole('radiogroup', { name: language.chrome.words.plan })
    .getByRole('radio')
  const values = await radios.evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(values).toEqual(['core', 'advance', 'pro'])
  expect(await radios.first().isChecked()).toBe(true)
  expect(await shown()).toEqual(namesOf(language, 'core'))

  for (const { plan, revisions } of [
    { plan: 'pro', revisions: 4 },
    { plan: 'advance', revisions: 2 },
    { plan: 'core', revisions: 1 },
  ] as const) {
    await choose(plan)
    await eventually(shown).toEqual(namesOf(language, plan))
    const value = cards.nth(planFeatures[plan].indexOf('revisions')).locator('.disclosure-value')
    expect(await value.textContent()).toBe(String(revisions))
  }
})

test('another plan closes the card that is open', async () => {
  const { cards, open, choose } = await openExplorer(english, true)
  await cards.first().locator('summary').click()
  expect(await open.count()).toBe(1)
  await choose('advance')
  expect(await open.count()).toBe(0)
})

test('another plan comes after the old one has faded for 400 ms', async () => {
  const { explorer, choose } = await openExplorer(english)
  await choose('advance')
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
