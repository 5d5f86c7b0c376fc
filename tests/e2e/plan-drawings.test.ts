import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'

/** The drawings that answer: where they are, and what of them shows by turns. */
const flow = { path: '/plans/advance', section: '.flow-field', parts: '.flow-replies > div' }
const house = { path: '/plans/pro', section: '.plan-house', parts: '.house-screens > div' }
const drawings = [flow, house]
type Drawing = typeof flow
const each = drawings.map((drawing) => ({ drawing, path: drawing.path }))

const radios = (page: Page, { section }: Drawing) => page.locator(`${section} [type=radio]`)

/** The radio that is chosen, from the top, and the part that shows for it. */
const shown = async (page: Page, drawing: Drawing) => ({
  radio: await radios(page, drawing).evaluateAll((all) =>
    all.findIndex((radio) => radio.matches(':checked')),
  ),
  parts: await page
    .locator(drawing.parts)
    .evaluateAll((all) =>
      all.flatMap((part, place) =>
        part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ? [place] : [],
      ),
    ),
})

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

/** The part that shows for a radio: the rooms of the house are numbered upwards. */
const partOf = (drawing: Drawing, radio: number) => (drawing === house ? 5 - radio : radio)

test.for(each)(
  'each choice on $path shows its own part and moves nothing, also without scripts',
  async ({ drawing, path }) => {
    for (const hasJavaScript of [true, false]) {
      const visitor = { isReused: true, prefersReducedMotion: true, hasJavaScript }
      const page = hasJavaScript ? await openReady(path, visitor) : await openPage(path, visitor)
      const before = await places(page)
      expect(await shown(page, drawing)).toEqual(
        drawing === house ? { radio: 3, parts: [2] } : { radio: 1, parts: [1] },
      )
      for (const radio of (await radios(page, drawing).all()).keys()) {
        await radios(page, drawing).nth(radio).check()
        const parts = [partOf(drawing, radio)]
        await eventually(() => shown(page, drawing)).toEqual({ radio, parts })
        expect(await places(page)).toEqual(before)
      }
      if (hasJavaScript) expect(await violations(page)).toEqual([])
    }
  },
)

test('Tab enters and leaves the house at the open room; up and down go by floor', async () => {
  const page = await openReady(house.path, { isReused: true })
  await page.locator('.plan-opening .button-outline').focus()
  await page.keyboard.press('Tab')
  const room = () => page.locator('.house :focus').inputValue()
  const walk = [
    ['Shift', '3'],
    ['ArrowUp', '5'],
    ['ArrowUp', '6'],
    ['ArrowUp', '1'],
    ['ArrowDown', '6'],
    ['ArrowRight', '5'],
  ] as const
  for (const [key, wanted] of walk) {
    await page.keyboard.press(key)
    expect(await room(), key).toBe(wanted)
    await eventually(async () => (await shown(page, house)).parts).toEqual([Number(wanted) - 1])
  }
  await page.keyboard.press('Tab')
  expect(await page.locator('.plan-house :focus').count()).toBe(0)
})
