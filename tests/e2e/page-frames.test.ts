import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, newPage, openReady } from '../support/browser-page.ts'

/** Changes the page, and stops all movement in one of its first frames. */
async function hold(page: Page, go: () => Promise<unknown>) {
  const [held] = await Promise.all([page.evaluateHandle(holdInPage), go()])
  return held
}

type Held = Awaited<ReturnType<typeof hold>>

/** Runs in the page: what moves once the new page is there. */
async function holdInPage() {
  const isChanging = () =>
    document
      .getAnimations()
      .some((one) => one instanceof CSSAnimation && one.animationName === 'appear')
  while (!isChanging()) await new Promise(requestAnimationFrame)
  const all = document.getAnimations()
  for (const one of all) one.pause()
  return all
}

/** What moves beside the logo, which may have turned before a slow page came, and when the last of it ends. */
const movementOf = (held: Held) =>
  held.evaluate((all) => {
    const places = all.flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const { target, pseudoElement } = effect
      if (target?.closest('.logo')) return []
      return pseudoElement ?? target?.closest('main')?.localName ?? 'elsewhere'
    })
    const ends = all.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
    return { moved: [...new Set(places)].toSorted(), end: Math.max(...ends) }
  })

/** Shows the frame of a moment, in milliseconds after the first one, and tells what a visitor sees of it. */
const at = (held: Held, time: number) =>
  held.evaluate((all, time) => {
    for (const one of all) one.currentTime = time
    const styleOf = (pseudo: string) =>
      getComputedStyle(document.documentElement, `::view-transition-${pseudo}`)
    const { opacity, translate } = styleOf('new(root)')
    const [, shift = '0'] = translate.split(' ')
    return {
      old: Number(styleOf('old(root)').opacity),
      opacity: Number(opacity),
      shift: Number.parseFloat(shift),
      header: Number(styleOf('new(header)').opacity) - Number(styleOf('old(header)').opacity),
    }
  }, time)

/** Lets what is held come to its end. */
const release = (held: Held) =>
  held.evaluate((all) => {
    for (const one of all) one.finish()
  })

const press = (page: Page, selector: string) => () =>
  page.locator(selector).first().dispatchEvent('click')
const quarters = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--quarters'))
const isChanging = () => document.documentElement.matches(':active-view-transition')
const heading = 'main h1:focus'

const toAdvance = '.plan-card a[href="/plans/advance"]'

test.for([
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const)(
  'at $width px, $colorScheme, a page can be read after 160 ms and rests after 400',
  async ({ width, colorScheme }) => {
    const page = await openReady('/plans', { width, colorScheme, seesMotion: true })
    await page.locator('[data-drawing=flow]').scrollIntoViewIfNeeded()
    const held = await hold(page, press(page, toAdvance))
    expect(await movementOf(held)).toEqual({
      moved: ['::view-transition-new(root)', '::view-transition-old(root)', 'main'],
      end: 400,
    })

    expect(await at(held, 0)).toEqual({ old: 1, opacity: 0, shift: 12, header: 1 })
    expect(await at(held, 80)).toMatchObject({ opacity: 0, shift: 12, header: 1 })
    expect(await at(held, 120)).toMatchObject({ old: 0, header: 1 })
    const readable = await at(held, 160)
    expect(readable.opacity).toBeCloseTo(0.5)
    expect(readable.shift).toBeLessThan(6)
    expect(await at(held, 240)).toMatchObject({ old: 0, opacity: 1, header: 1 })
    expect(await page.locator(heading).count()).toBe(0)

    expect(await at(held, 400)).toEqual({ old: 0, opacity: 1, shift: 0, header: 1 })
    const last = await page.screenshot()
    await release(held)
    await page.locator(heading).waitFor()
    expect(last.equals(await page.screenshot())).toBe(true)
  },
)

test('on Back the page comes from the other side', async () => {
  const page = await openReady('/plans', { seesMotion: true })
  await release(await hold(page, press(page, toAdvance)))
  await page.locator(heading).waitFor()
  const held = await hold(page, () => page.evaluate(() => history.back()))
  expect(await at(held, 80)).toEqual({
    old: expect.closeTo(1 / 3),
    opacity: 0,
    shift: -12,
    header: 1,
  })
})

test('what has the focus by the end of a change keeps it', async () => {
  const page = await openReady('/plans', { seesMotion: true })
  const held = await hold(page, press(page, toAdvance))
  await page.locator('.logo').focus()
  await release(held)
  await eventually(() => page.evaluate(isChanging)).toBe(false)
  expect(await page.locator('.logo:focus').count()).toBe(1)
})

test('the logo makes a quarter turn with each page, and stands so in the next document', async () => {
  const page = await openReady('/', { isReused: true, seesMotion: true })
  const tile = page.locator('.logo .tile')
  const turned = () => tile.evaluate((tile) => getComputedStyle(tile).rotate)
  expect(await quarters(page)).toBe('')
  for (const [index, path] of ['/about', '/plans', '/about', '/plans', '/about'].entries()) {
    await press(page, `footer a[href="${path}"]`)()
    await eventually(() => quarters(page)).toBe(`${index + 1}`)
    await eventually(() => page.evaluate(isChanging)).toBe(false)
  }
  expect(await tile.evaluate((tile) => getComputedStyle(tile).transitionDuration)).toBe('0.32s')
  await page.goBack()
  await eventually(turned).toBe('540deg')
  await page.reload()
  await eventually(turned).toBe('540deg')
})

test('while a page is slow to come the old one stays and the logo turns, once', async () => {
  const page = await newPage({ seesMotion: true })
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/about/page.json', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.locator('html[data-ready]').waitFor()
  await press(page, 'footer a[href="/about"]')()
  await eventually(() => quarters(page)).toBe('1')
  expect(await page.locator('#hero').count()).toBe(1)
  letCome()
  await page.locator(heading).waitFor()
  expect(await page.locator('#hero').count()).toBe(0)
  expect(await quarters(page)).toBe('1')
})

test.for([
  { visitor: 'reduced motion', prefersReducedMotion: true, hasTypes: true },
  { visitor: 'a browser without view transitions', prefersReducedMotion: false, hasTypes: false },
])(
  'with $visitor the new page is in its place at once',
  async ({ prefersReducedMotion, hasTypes }) => {
    const page = await openReady('/', { prefersReducedMotion, seesMotion: true })
    const shown = page.evaluate(async (hasTypes) => {
      if (!hasTypes) Reflect.deleteProperty(window, 'ViewTransitionTypeSet')
      const old = document.querySelector('main')
      while (document.querySelector('main') === old) await new Promise(requestAnimationFrame)
      const isMoving = document.documentElement.matches(':active-view-transition')
      return { isMoving, focus: document.activeElement?.localName }
    }, hasTypes)
    await press(page, 'footer a[href="/about"]')()
    expect(await shown).toEqual({ isMoving: false, focus: 'h1' })
    expect(await quarters(page)).toBe('1')
  },
)
