import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { intent, newPage } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { languages, nowhere } from './languages.ts'
import { routes } from './routes.ts'

/** The second spellings show what the first ones do. */
const pages = routes.filter(({ path, canonical }) => path === canonical)
const paths = [...pages.map(({ path }) => path), ...languages.map((language) => language.nowhere)]

const looks = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

test.for(paths)(
  '%s comes to life in silence, keeps to its policy, leaves nothing behind, is accessible and fits the smallest phones',
  async (path) => {
    const page = await newPage({ failing: [nowhere] })
    const answer = await page.goto(path)
    const policy = (await answer?.headerValue('content-security-policy')) ?? ''
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')

    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await intent(page)
    expect(messages).toEqual([])
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] })

    for (const { colorScheme, width } of looks) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
      expect(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await sideways(page)).toEqual({ scrolls: 0, sticksOut: [] })
  },
)

/** How far the page scrolls sideways, and the texts that reach out of the window. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const texts = [...document.querySelectorAll('h1, h2, h3, p, li, a, button, label, legend')]
    const sticksOut = texts
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .filter((text) => !text.matches('.visually-hidden, .skip, .plan-table-scroll *'))
      .filter((text) => {
        const { left, right } = text.getBoundingClientRect()
        return left < 0 || right > clientWidth
      })
    return {
      scrolls: scrollWidth - clientWidth,
      sticksOut: sticksOut.map(({ textContent }) => textContent),
    }
  })
