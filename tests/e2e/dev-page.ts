import type { Page } from 'playwright'
import { becomesReady, openPage } from '../support/browser-page.ts'

/** An edit that makes a key unknown. */
export const misspelled = ['en/pages/home.yaml', /^description:/m, 'descripton:'] as const

/** Where the development server shows what is wrong with the content. */
export const overlay = (page: Page) => page.locator('#diptych-problems')

export const problems = (page: Page) =>
  overlay(page).evaluate((host) => host.shadowRoot?.textContent ?? 'nothing')

/** Opens a page of a development server and marks its document, to see whether it is loaded anew. */
export async function openLive(
  siteUrl: string,
  path: string,
  failing: readonly RegExp[] = [],
): Promise<Page> {
  const page = await openPage(path, { siteUrl, failing, isReused: true })
  await becomesReady(page)
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  return page
}
