import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'
import { dutch, english } from './languages.ts'
import { caseStudy, inLanguage, toolBuilder } from './routes.ts'

/** A walk from the home page along links, each of them on the page before it. */
const walk = [
  '/',
  '/plans',
  '/plans/pro',
  caseStudy.path,
  '/privacy',
  caseStudy.alias,
  '/about',
  '/strategy-call',
  '/funnel-scan',
  '/funnel-scan/questions',
  '/',
  toolBuilder,
]

test('the head after each click, first that of the language switch, is that of the document at the address', async () => {
  const { code, home } = dutch
  const reader = await openPage(home, { ignoresPolicy: true, isReused: true })
  const page = await openReady(english.home, { prefersReducedMotion: true, isReused: true })
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))

  for (const path of walk.map((each) => (each === toolBuilder ? each : inLanguage(code, each)))) {
    const expected = await readHead(reader, path)
    // The window goes to the top shortly after the head has changed, away from under a pointer.
    await page.locator(`a[href="${path}"]:visible`).first().press('Enter')
    await eventually(async () => new URL(page.url()).pathname).toBe(path)
    await eventually(() => readHead(page)).toEqual(expected)
  }
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

/** What a head says, element by element: of a page as it is, or of the document at an address. */
const readHead = (page: Page, path?: string) =>
  page.evaluate(async (address) => {
    const text = address === undefined ? undefined : await (await fetch(address)).text()
    const { head, documentElement } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const elements = head.querySelectorAll(
      'title, meta:not([media]), [rel=alternate], [rel=canonical], [type="application/ld+json"]',
    )
    const { lang } = documentElement
    return { lang, elements: [...elements].map((element) => element.outerHTML) }
  }, path)
