import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { languages } from './languages.ts'
import { sideways } from './page-checks.ts'
import { inLanguage } from './routes.ts'
import { setTextSize } from './settings-checks.ts'

/** The drawings that answer: where they are, and what of them shows by turns. */
const flow = { path: '/plans/advance', section: '.flow-field', parts: '.flow-replies > div' }
const house = { path: '/plans/pro', section: '.plan-house', parts: '.house-screens > div' }
const drawings = [flow, house]
type Drawing = typeof flow
const each = drawings.flatMap((drawing) =>
  languages.map(({ code }) => ({ drawing, path: inLanguage(code, drawing.path) })),
)

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

test.for([
  { drawing: flow, delay: 560, said: /: Thank you\. Nothing has to happen/ },
  { drawing: house, delay: 320, said: /^Articles/ },
])(
  'on $drawing.path a choice is read aloud once, $delay ms later',
  async ({ drawing, delay, said }) => {
    const page = await openReady(drawing.path, { stopsTime: true })
    const region = page.locator(`${drawing.section} [aria-live=polite]`)
    await region.evaluate((one) => {
      const write = () => {
        one.setAttribute('data-written', `${Number(one.getAttribute('data-written')) + 1}`)
      }
      new MutationObserver(write).observe(one, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    expect(await region.textContent()).toBe('')
    // Who changes their mind hears the last choice alone.
    await radios(page, drawing).first().check()
    await page.clock.runFor(delay - 1)
    await page.keyboard.press('ArrowUp')
    if (drawing === house) for (const _ of [1, 2]) await page.keyboard.press('ArrowUp')
    await page.clock.runFor(delay - 1)
    expect(await region.textContent()).toBe('')
    await page.clock.runFor(1)
    await eventually(() => region.textContent()).toMatch(said)
    expect(await region.getAttribute('data-written')).toBe('1')
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
    ['ArrowUp', '3'],
    ['ArrowRight', '2'],
    ['ArrowUp', '4'],
    ['ArrowUp', '6'],
    ['ArrowDown', '5'],
    ['ArrowRight', '4'],
    ['ArrowDown', '2'],
    ['ArrowDown', '1'],
    ['ArrowDown', '6'],
    ['ArrowRight', '5'],
    ['ArrowLeft', '6'],
  ] as const
  for (const [key, wanted] of walk) {
    await page.keyboard.press(key)
    expect(await room(), key).toBe(wanted)
    await eventually(async () => (await shown(page, house)).parts).toEqual([Number(wanted) - 1])
  }
  await page.keyboard.press('Tab')
  expect(await page.locator('.plan-house :focus').count()).toBe(0)
})

/** What moves in a drawing once a radio is chosen, or before: the property, how long, and after how long. */
const moving = (page: Page, { section }: Drawing, choose = '') =>
  page.locator(section).evaluate((drawing, chosen) => {
    if (chosen) drawing.querySelector<HTMLInputElement>(chosen)?.click()
    return drawing.getAnimations({ subtree: true }).flatMap((animation) => {
      if (!(animation instanceof CSSTransition)) return []
      const { duration, delay = 0 } = animation.effect?.getTiming() ?? {}
      const { transitionProperty: property } = animation
      return Number(duration) > 0 ? [`${property} ${duration} ms after ${delay}`] : []
    })
  }, choose)

test.for([
  {
    drawing: flow,
    wanted: [
      'stroke-dashoffset 260 ms after 0',
      'stroke-dashoffset 260 ms after 340',
      'border-top-color 120 ms after 220',
      'opacity 220 ms after 560',
      'translate 220 ms after 560',
    ],
  },
  { drawing: house, wanted: ['clip-path 320 ms after 0'] },
])(
  'on $drawing.path the first state stands still, and a choice is drawn in its order',
  async ({ drawing, wanted }) => {
    const page = await openReady(drawing.path, { seesMotion: true })
    expect(await moving(page, drawing)).toEqual([])
    const choose = 'label:not(:has(:checked)) > input'
    expect(await moving(page, drawing, choose)).toEqual(expect.arrayContaining(wanted))

    const still = await openReady(drawing.path, { seesMotion: true, prefersReducedMotion: true })
    expect(await moving(still, drawing, choose)).toEqual([])
    expect((await shown(still, drawing)).parts).toEqual([partOf(drawing, 0)])
  },
)

test.for([
  { width: 320, textSize: 16 },
  { width: 390, textSize: 32 },
  { width: 700, textSize: 16 },
  { width: 820, textSize: 32 },
])(
  '$width px wide with letters of $textSize px nothing goes sideways, and every target is large enough',
  async ({ width, textSize }) => {
    for (const { drawing, path } of each) {
      const page = await openReady(path, { width, prefersReducedMotion: true })
      await setTextSize(page, textSize)
      for (const radio of await radios(page, drawing).all()) {
        await radio.check()
        expect(await sideways(page), path).toEqual({ scrolls: 0, sticksOut: [] })
        const box = await radio.boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), path).toBeGreaterThanOrEqual(44)
      }
      await page.context().close()
    }
  },
)

test('from 700 px the flow has three columns with paths between them, below they are short lines', async () => {
  for (const { width, columns } of [
    { width: 1440, columns: 3 },
    { width: 700, columns: 3 },
    { width: 680, columns: 1 },
  ]) {
    const page = await openReady(flow.path, { width, isReused: true })
    const lefts = await page
      .locator('.flow-ask, .flow-sort, .flow-reply')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(new Set(lefts).size, `${width}`).toBe(columns)
    expect(await page.locator('.flow-columns > svg').isVisible()).toBe(columns === 3)
  }
})

test('the path of an answer ends at its service, and its service begins it', async () => {
  const page = await openReady(flow.path, { width: 1440, prefersReducedMotion: true })
  const middles = (selector: string, side: 'left' | 'right') =>
    page.locator(selector).evaluateAll(
      (all, edge) =>
        all.map((one) => {
          const { top, height, ...box } = one.getBoundingClientRect().toJSON()
          return { x: box[edge], y: top + height / 2 }
        }),
      side,
    )
  const ends = (place: 1 | 2, at: 'start' | 'end') =>
    page.locator(`.flow-columns g > path:nth-child(${place})`).evaluateAll(
      (all, where) =>
        all.flatMap((path) => {
          if (!(path instanceof SVGPathElement)) return []
          // Its lengths are normalized, but not those of its points.
          const point = path.getPointAtLength(where === 'start' ? 0 : path.getTotalLength())
          return [point.matrixTransform(path.getScreenCTM() ?? undefined)].map(({ x, y }) => ({
            x,
            y,
          }))
        }),
      at,
    )
  const joins = [
    [await ends(1, 'start'), await middles('.flow-ask label', 'right')],
    [await ends(1, 'end'), await middles('.flow-sort li', 'left')],
    [await ends(2, 'start'), await middles('.flow-sort li', 'right')],
  ] as const
  for (const [points, edges] of joins) {
    expect(points).toHaveLength(3)
    for (const [place, { x, y }] of points.entries()) {
      expect(Math.abs(x - (edges[place]?.x ?? 0))).toBeLessThan(2)
      expect(Math.abs(y - (edges[place]?.y ?? 0))).toBeLessThan(3)
    }
  }
})
