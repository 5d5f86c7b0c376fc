import type { Page } from 'playwright'
import { inject } from 'vitest'
import { eventually } from '../support/browser-page.ts'

/** Files of the service that are in the document, and how often its script has run. */
export const filesOn = (page: Page) =>
  page.evaluate(
    (address) => ({
      scripts: document.querySelectorAll(`script[src^="${address}"]`).length,
      styles: document.querySelectorAll(`link[href^="${address}"]`).length,
      runs: Number(Reflect.get(window, 'runs') ?? 0),
    }),
    inject('providerUrl'),
  )

/** Follows a link of the header and waits for its page. */
export const onward = async (page: Page, path: string): Promise<void> => {
  await page.locator(`header a[href="${path}"]:visible`).first().click()
  await eventually(async () => new URL(page.url()).pathname).toBe(path)
  await page.locator('main h1').waitFor()
}
