import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

test.for(languages.flatMap(({ home, nowhere }) => [home, nowhere]))(
  'nothing of %s is cut off or scrolls sideways from 320 to 1280 px, and the header stays one line',
  async (path) => {
    const page = await openReady(path, { failing: [nowhere] })
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page), `${width} px`).toEqual({ sideways: 0, cutOff: [] })
      expect(await crowding(page), `${width} px`).toEqual([])
    }
  },
)

/** How far the page scrolls sideways, and the texts that reach out of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label')]
    const cutOff = texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .filter((text) => !text.matches('.visually-hidden, .skip'))
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect()
        return left < 0 || right > clientWidth
      })
    return {
      sideways: scrollWidth - clientWidth,
      cutOff: cutOff.map((text) => text.textContent),
    }
  })

/** The parts of the header that overlap the one before, stand outside its line, or are cut off. */
const crowding = (page: Page) =>
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
