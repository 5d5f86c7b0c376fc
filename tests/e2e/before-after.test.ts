import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady, type Visitor } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { languages } from './languages.ts'
import { caseStudy, inLanguage } from './routes.ts'

const open = async (visitor: Visitor = {}, code = 'en') => {
  const page = await openReady(inLanguage(code, caseStudy.path), { isReused: true, ...visitor })
  return { page, ...partsOf(page) }
}

const partsOf = (page: Page) => {
  const range = page.getByRole('slider')
  const tiles = page.locator('.slide-stage > :first-child > li')
  return {
    range,
    tiles,
    names: page.locator('.slide-names'),
    text: () => range.getAttribute('aria-valuetext'),
    value: () => range.inputValue(),
    /** Where the tiles are in the picture, and how far each is turned. */
    places: () =>
      tiles.evaluateAll((all) =>
        all.map((one) => {
          const stage = one.closest('.slide-stage')?.getBoundingClientRect() ?? new DOMRect()
          const { left, top } = one.getBoundingClientRect()
          const tile = one.querySelector('svg')
          const turn = tile ? Number.parseFloat(getComputedStyle(tile).rotate) || 0 : Number.NaN
          return { x: Math.round(left - stage.left), y: Math.round(top - stage.top), turn }
        }),
      ),
    opacity: (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => Number(getComputedStyle(one).opacity)),
  }
}

test.for(languages)(
  'in $code keys go from five places to one website, and back',
  async ({ code }) => {
    const { page, range, names, text, value, places } = await open({}, code)
    const [before, loose] = [await text(), await places()]
    await range.focus()
    for (const wanted of ['10', '20', '30']) {
      await page.keyboard.press('ArrowRight')
      expect(await value()).toBe(wanted)
    }
    await page.keyboard.press('ArrowDown')
    expect(await value()).toBe('20')
    expect(await text()).toBe(before)

    await page.keyboard.press('End')
    await eventually(text).not.toBe(before)
    await eventually(() => names.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
    await eventually(async () => (await places()).map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 0])
    // Notes and schedules share a cell of the four.
    const laid = (await places()).map(({ x, y }) => `${x} ${y}`)
    expect(new Set(laid).size).toBe(4)
    expect(laid[2]).toBe(laid[3])
    expect(await violations(page)).toEqual([])

    await page.keyboard.press('Home')
    await eventually(text).toBe(before)
    await eventually(places).toEqual(loose)
  },
)

test('the tiles follow a finger at once: the new ones from 55, the names from 92', async () => {
  const { page, range, value, opacity, places } = await open({ seesMotion: true })
  await range.scrollIntoViewIfNeeded()
  const box = await range.boundingBox()
  if (!box) throw new Error('There is no slider.')
  const at = (share: number) => ({ x: box.x + 22 + (box.width - 44) * share, y: box.y + 22 })
  const move = async (share: number) => {
    const { x, y } = at(share)
    await page.mouse.move(x, y)
  }
  const seen = []
  await move(0)
  await page.mouse.down()
  for (const share of [0.3, 0.54, 0.8, 0.91, 1]) {
    await move(share)
    seen.push({
      value: Math.round(Number(await value()) / 10),
      tile: (await opacity('.slide-stage .tile + .tile')) > 0,
      name: await page.locator('.slide').evaluate((one) => {
        const at = Number(getComputedStyle(one).getPropertyValue('--at'))
        return at >= 0.92
      }),
    })
  }
  await page.mouse.up()
  expect(seen).toEqual([
    { value: 3, tile: false, name: false },
    { value: 5, tile: false, name: false },
    { value: 8, tile: true, name: false },
    { value: 9, tile: true, name: false },
    { value: 10, tile: true, name: true },
  ])
  expect((await places()).every(({ turn }) => turn === 0)).toBe(true)
})

test('where motion is reduced there are two positions, and it never moves by itself', async () => {
  const { page, range, places, value } = await open({ prefersReducedMotion: true })
  const loose = await places()
  await page.locator('h1').scrollIntoViewIfNeeded()
  expect(await value()).toBe('0')
  await range.focus()
  for (const _ of [10, 20, 30, 40]) await page.keyboard.press('ArrowUp')
  expect(await places()).toEqual(loose)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  const laid = await places()
  expect(laid.every(({ turn }) => turn === 0)).toBe(true)
  await page.keyboard.press('End')
  expect(await places()).toEqual(laid)
})

test.for(languages)(
  'in $code before and after stand side by side without scripts and on paper',
  async ({ code }) => {
    const path = inLanguage(code, caseStudy.path)
    const plain = await openPage(path, { hasJavaScript: false, isReused: true })
    const sides = (page: Page) =>
      page
        .locator('.before-after-sides figure')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width) > 100))
    expect(await sides(plain)).toEqual([true, true])
    expect(await plain.getByRole('slider').count()).toBe(0)

    const { page, range } = await open({}, code)
    await page.emulateMedia({ media: 'print' })
    expect(await sides(page)).toEqual([true, true])
    expect(await range.isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
  },
)

test.for([{ width: 1440 }, { width: 900 }, { width: 390 }, { width: 320 }])(
  '$width px wide, the words stay in the picture and a thumb is large enough',
  async ({ width }) => {
    for (const { code } of languages) {
      const { page, range } = await open({ width }, code)
      const cut = () =>
        page.locator('.slide-stage').evaluate((stage) =>
          [...stage.querySelectorAll('span, .slide-names > li')].flatMap((one) => {
            const { left, right } = one.getBoundingClientRect()
            const fits = left >= 0 && right <= innerWidth && one.scrollWidth <= one.clientWidth + 1
            return fits ? [] : [one.textContent]
          }),
        )
      expect(await cut()).toEqual([])
      await range.press('End')
      expect(await cut()).toEqual([])
      expect((await range.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
  },
)
