import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openReady, type Visitor } from '../support/browser-page.ts'
import { inLanguage } from './routes.ts'

const openPlans = (visitor: Visitor = {}, path = '/plans') =>
  openReady(path, { ...visitor, seesMotion: true })

/**
 * Watches the next page from its first frame until nothing moves: which drawings move, and the words that
 * something in front of them covers.
 */
const watch = (page: Page) =>
  page.evaluate(async () => {
    const old = document.querySelector('main')
    const moved = new Set<string>()
    const covered = new Set<string>()
    const words = 'h1, h2, h3, p, li, dt, dd, a, button'
    for (let frames = 0; ; ) {
      await new Promise(requestAnimationFrame)
      if (document.querySelector('main') === old) continue
      frames += 1
      const effects = document
        .getAnimations()
        .flatMap(({ effect, playState }) =>
          effect instanceof KeyframeEffect && playState === 'running' ? [effect] : [],
        )
      for (const { target, pseudoElement } of effects) {
        if (target instanceof HTMLElement && target.dataset['drawing'])
          moved.add(target.dataset['drawing'])
        // These lie in front of everything, but for the page itself.
        if (pseudoElement && !pseudoElement.endsWith('(root)')) covered.add(pseudoElement)
      }
      for (const text of document.querySelectorAll(words)) {
        const isSeen = text.checkVisibility({ visibilityProperty: true })
        if (!isSeen || text.closest('.drawing, .visually-hidden')) continue
        const { left, top, width, height } = text.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (hit?.closest('.drawing')) covered.add(text.textContent)
      }
      const isMoving = effects.some(({ target }) => target?.matches('main, [data-drawing]'))
      if (frames > 1 && !isMoving) return { moved: [...moved], covered: [...covered] }
    }
  })

/** Follows a link in the main part of the page. */
async function follow(page: Page, selector: string) {
  const link = page.locator(selector).first()
  await link.scrollIntoViewIfNeeded()
  const [watched] = await Promise.all([watch(page), link.click()])
  return watched
}

test.for([
  { code: 'en', width: 1280 },
  { code: 'nl', width: 820 },
  { code: 'en', width: 390 },
])(
  'in $code, $width px wide, a drawing moves from the card of a plan to its page and back, and never over words',
  async ({ code, width }) => {
    const plans = inLanguage(code, '/plans')
    const page = await openPlans({ width, isReused: true }, plans)
    for (const [plan, kind] of [
      ['core', 'page'],
      ['advance', 'flow'],
      ['pro', 'house'],
    ] as const) {
      const path = `${plans}/${plan}`
      await page.locator(`[data-drawing=${kind}]`).scrollIntoViewIfNeeded()
      const [there] = await Promise.all([
        watch(page),
        page.locator(`.plan-card a[href="${path}"]`).first().dispatchEvent('click'),
      ])
      expect(there, path).toEqual({ moved: [kind], covered: [] })
      await page.locator(`[data-drawing=${kind}]`).scrollIntoViewIfNeeded()
      const [back] = await Promise.all([
        watch(page),
        page.locator(`main a[href="${plans}"]`).first().dispatchEvent('click'),
      ])
      expect(back, `back from ${path}`).toEqual({ moved: [kind], covered: [] })
    }
  },
)

test('nothing moves to a page without the drawing, to another language, or where motion is reduced', async () => {
  const page = await openPlans()
  expect((await follow(page, '.header-links a[href="/about"]')).moved).toEqual([])
  const [back] = await Promise.all([watch(page), page.goBack()])
  expect(back.moved).toEqual([])
  expect((await follow(page, '.header a[hreflang=nl]')).moved).toEqual([])

  const still = await openPlans({ prefersReducedMotion: true })
  expect((await follow(still, '.plan-card a[href="/plans/pro"]')).moved).toEqual([])
})

test('a page that is asked for during a movement is the one that shows', async () => {
  const page = await openPlans()
  await page.locator('[data-drawing=page]').scrollIntoViewIfNeeded()
  await page.locator('.plan-card a[href="/plans/core"]').click()
  await page.locator('.plan-page').waitFor()
  await page.locator('.header-links a[href="/about"]').click()
  await page.locator('h1:focus').waitFor()
  await eventually(() => page.locator('.plan-page').count()).toBe(0)
  expect(new URL(page.url()).pathname).toBe('/about')
})
