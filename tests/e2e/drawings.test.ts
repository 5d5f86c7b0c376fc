import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { dutch } from './languages.ts'

const visible = { visibilityProperty: true, opacityProperty: true }
const placesShown = (parts: Locator) =>
  parts.evaluateAll(
    (all, how) => all.flatMap((part, place) => (part.checkVisibility(how) ? [place] : [])),
    visible,
  )

const hero = dutch.page.sections.find(({ type }) => type === 'hero')
if (hero?.type !== 'hero' || !hero.trades) throw new Error('The home page has no trades.')
const { lines, trades } = hero

/** What a visitor sees of a trade: the headline, the website over the wall, and what it brings in. */
const seenOf = async (page: Page) => ({
  headline: (await page.locator('#hero h1').innerText()).replaceAll(/\s+/g, ' ').trim(),
  website: await page.locator('#hero .trade-site img:visible').getAttribute('alt'),
  notice: await page.locator('#hero .trade-notice').innerText(),
})
const offered = trades.choices.map(({ line, media, notice }) => ({
  headline: [...lines, line].join(' '),
  website: 'alt' in media ? media.alt : '',
  notice: `${notice.title}\n${notice.text}`,
}))

/** The drawings that answer a choice: its radios, the one that is chosen at first, and what shows for each. */
const drawings = [
  {
    path: dutch.home,
    radios: '#hero [type=radio]',
    first: 0,
    shows: async (page: Page, radio: number) => expect(await seenOf(page)).toEqual(offered[radio]),
  },
  {
    path: '/plans/advance',
    radios: '.flow-field [type=radio]',
    first: 1,
    shows: (page: Page, radio: number) =>
      eventually(() => placesShown(page.locator('.flow-replies > div'))).toEqual([radio]),
  },
  {
    path: '/plans/pro',
    radios: '.plan-house [type=radio]',
    first: 3,
    // The rooms of the house are numbered upwards.
    shows: (page: Page, radio: number) =>
      eventually(() => placesShown(page.locator('.house-screens > div'))).toEqual([5 - radio]),
  },
]

/** Where everything of a page stands that could be pushed away. */
const places = (page: Page) =>
  page.locator('main section, main label, main li, main .button, footer').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        return [x, y + scrollY, width, height].map(Math.round).join(' ')
      }),
  )

test.for(drawings)(
  'each choice on $path shows its own part and moves nothing, also without scripts',
  async ({ path, radios, first, shows }) => {
    for (const hasJavaScript of [true, false]) {
      const visitor = { isReused: true, prefersReducedMotion: true, hasJavaScript }
      const page = await (hasJavaScript ? openReady : openPage)(path, visitor)
      const choices = page.locator(radios)
      const before = await places(page)
      expect(await choices.nth(first).isChecked()).toBe(true)
      await shows(page, first)
      for (const radio of (await choices.all()).keys()) {
        await choices.nth(radio).check()
        await shows(page, radio)
        expect(await places(page)).toEqual(before)
      }
      if (hasJavaScript) expect(await violations(page)).toEqual([])
    }
  },
)

test('Tab enters the trades once, and arrows choose', async () => {
  const page = await openReady(dutch.home, { isReused: true, prefersReducedMotion: true })
  await page.locator('#hero .button').last().focus()
  await page.keyboard.press('Tab')
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  expect(await seenOf(page)).toEqual(offered[3])
  await page.keyboard.press('Tab')
  expect(await page.locator('#hero :focus').count()).toBe(0)
})

test('Tab enters and leaves the house at the open room; arrows open the others', async () => {
  const page = await openReady('/plans/pro', { isReused: true })
  await page.locator('.plan-opening .button-outline').focus()
  await page.keyboard.press('Tab')
  for (const [key, room] of [
    ['Shift', '3'],
    ['ArrowUp', '4'],
    ['ArrowDown', '3'],
    ['ArrowRight', '2'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await page.locator('.house :focus').inputValue(), key).toBe(room)
    const screens = page.locator('.house-screens > div')
    await eventually(() => placesShown(screens)).toEqual([Number(room) - 1])
  }
  await page.keyboard.press('Tab')
  expect(await page.locator('.plan-house :focus').count()).toBe(0)
})
