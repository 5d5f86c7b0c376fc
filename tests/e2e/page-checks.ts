import type { Page } from 'playwright'

/** Which parts are around the main part of a page. */
export const surroundings = async (page: Page) => ({
  menu: await page.locator('.header nav').isVisible(),
  footer: await page.locator('footer').isVisible(),
  bar: await page.locator('.bare-bar').isVisible(),
  notice: await page.locator('.notice').isVisible(),
})

/** How far the page scrolls sideways, and the texts that reach out of the window. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, legend')]
    const sticksOut = texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .filter(
        (text) => !text.matches('.visually-hidden, .skip, .plan-table-scroll *, .work-screens *'),
      )
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect()
        return left < 0 || right > clientWidth
      })
    return {
      scrolls: scrollWidth - clientWidth,
      sticksOut: sticksOut.map(({ textContent }) => textContent),
    }
  })

/** The parts of the header that overlap the one before, stand outside its line, or are cut off. */
export const crowding = (page: Page) =>
  page.evaluate(() => {
    const selector = '.logo, .header-links > li > :is(a, button), .header-tools :is(a, button)'
    const parts = [...document.querySelectorAll(`.header :is(${selector})`)].filter((part) =>
      part.checkVisibility(),
    )
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const isCrowded = parts.map((part, index) => {
      const { left = 0, top = 0, bottom = 0 } = boxes[index] ?? {}
      const end = boxes[index - 1]?.right ?? 0
      return left < end || top < 0 || bottom > 64 || part.scrollWidth > part.clientWidth
    })
    return parts.filter((_, index) => isCrowded[index]).map((part) => part.textContent)
  })

/** Presses Tab once for each control; the controls in document order, and those that had the focus. */
export async function tabStops(page: Page) {
  const count = await numberStops(page)
  const visited: (string | null)[] = []
  for (let press = 0; press < count; press += 1) {
    await page.keyboard.press('Tab')
    visited.push(await visitedStop(page))
  }
  return { expected: Array.from({ length: count }, (_, index) => `${index} in sight`), visited }
}

/** Numbers what the focus should visit, in the order of the document. */
const numberStops = (page: Page) =>
  page.evaluate(() => {
    const stops = [...document.querySelectorAll('a[href], button, input')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]'))
      .filter((one) => !(one instanceof HTMLInputElement) || one.checked)
    for (const [index, stop] of stops.entries()) stop.setAttribute('data-stop', String(index))
    return stops.length
  })

/** The number of what has the focus, and whether any of it is in sight and not under something else. */
const visitedStop = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: focused } = document
    if (!focused) return null
    const isInSight = [...focused.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return hit !== null && (focused.contains(hit) || hit.contains(focused))
      }),
    )
    return `${focused.getAttribute('data-stop')} ${isInSight ? 'in sight' : 'hidden'}`
  })
