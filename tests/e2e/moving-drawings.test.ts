import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, intent, newPage, type Visitor } from '../support/browser-page.ts'

/** Opens the page of all plans, which writes down every movement from one page to another. */
async function openPlans(visitor: Visitor = {}) {
  const page = await newPage({ ...visitor, seesMotion: true })
  await page.addInitScript(() => {
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function start(update) {
      const transition = startViewTransition.call(this, update)
      const write = (text: string) => {
        const { dataset } = document.documentElement
        dataset['moves'] = `${dataset['moves'] ?? ''}${text};`
      }
      transition.ready.then(
        () => {
          const names = document.getAnimations().map(({ effect }) => {
            const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null
            return /(?<=^::view-transition-group\()[\w-]+/.exec(pseudo ?? '')?.[0] ?? ''
          })
          write([...new Set(names)].filter(Boolean).toSorted().join(' '))
        },
        () => write('skipped'),
      )
      return transition
    }
  })
  await page.goto('/plans')
  await intent(page)
  return page
}

const moves = (page: Page) => page.evaluate(() => document.documentElement.dataset['moves'] ?? '')

async function arrives(page: Page, path: string) {
  await page.locator(`link[rel=canonical][href$=".example${path}"]`).waitFor({ state: 'attached' })
  await page.locator('h1:focus').waitFor()
  await eventually(() => page.evaluate(() => scrollY)).toBe(0)
}

test('a drawing moves from the card of a plan to its page and back', async () => {
  const page = await openPlans()
  let expected = ''
  for (const [plan, name] of Object.entries({
    core: 'drawn-page',
    advance: 'drawn-flow',
    pro: 'drawn-house',
  })) {
    await page.locator(`.plan-card a[href="/plans/${plan}"]`).click()
    expected += `${name};`
    await eventually(() => moves(page)).toBe(expected)
    await arrives(page, `/plans/${plan}`)

    await page.locator('main a[href="/plans"]').first().click()
    // The other two appear beside it.
    expected += `${name};`
    await eventually(() => moves(page)).toBe(expected)
    await arrives(page, '/plans')
  }
})

test('nothing moves to a page without the drawing, on Back, to another language, or where motion is reduced', async () => {
  const page = await openPlans()
  await page.locator('.header-links a[href="/about"]').click()
  await eventually(() => moves(page)).toBe(';')
  await arrives(page, '/about')
  await page.goBack()
  await arrives(page, '/plans')

  await page.getByRole('banner').locator('a[hreflang=nl]').click()
  await page.locator('html[lang=nl]').waitFor()
  expect(await moves(page)).toBe(';')

  const still = await openPlans({ prefersReducedMotion: true })
  await still.locator('.plan-card a[href="/plans/pro"]').click()
  await arrives(still, '/plans/pro')
  expect(await moves(still)).toBe('')
})

test('a page that is asked for during a movement is the one that shows', async () => {
  const page = await openPlans()
  await page.evaluate(() => {
    const { startViewTransition } = Document.prototype
    Document.prototype.startViewTransition = function start(update) {
      Document.prototype.startViewTransition = startViewTransition
      const transition = startViewTransition.call(this, update)
      document.querySelector<HTMLElement>('.header-links a[href="/about"]')?.click()
      return transition
    }
  })
  await page.locator('.plan-card a[href="/plans/core"]').click()
  await arrives(page, '/about')
  expect(await page.locator('.plan-page').count()).toBe(0)
})

test('a browser that cannot move drawings changes the page', async () => {
  const page = await openPlans()
  await page.evaluate(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  await page.locator('.plan-card a[href="/plans/pro"]').click()
  await arrives(page, '/plans/pro')
  expect(await moves(page)).toBe('')
})
