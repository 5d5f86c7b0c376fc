import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openReady } from '../support/browser-page.ts'
import { languages } from './languages.ts'
import { caseStudy, inLanguage, toolBuilder } from './routes.ts'

/** A walk from the home page along links, each of them on the page before it. */
const walk = [
  '/plans',
  '/plans/core',
  '/plans/advance',
  '/plans/pro',
  caseStudy.path,
  '/privacy',
  caseStudy.alias,
  '/terms-of-service',
  '/about',
  '/strategy-call',
  '/funnel-scan',
  '/funnel-scan/questions',
  '/',
  toolBuilder,
]

test.for(languages)(
  'in $code the head after each click is that of the document at the address',
  async ({ code, home }) => {
    const page = await openReady(home, { prefersStillness: true })
    await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))

    for (const path of walk.map((each) => (each === toolBuilder ? each : inLanguage(code, each)))) {
      const expected = await readHead(page, path)
      await page.locator(`a[href="${path}"]:visible`).first().click()
      await page.waitForURL((url) => url.pathname === path)
      await eventually(() => readHead(page)).toEqual(expected)
    }
    expect(await page.locator('html[data-same]').count()).toBe(1)
  },
)

/** What the head says of the page, element by element: of the page as it is, or of a document. */
const readHead = (page: Page, path?: string) =>
  page.evaluate(async (address) => {
    const text = address === undefined ? undefined : await (await fetch(address)).text()
    const { head, documentElement } =
      text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const elements = head.querySelectorAll(
      'title, meta:not([media]), [rel=alternate], [rel=canonical]',
    )
    const { lang, dir } = documentElement
    return { lang, dir, elements: [...elements].map((element) => element.outerHTML) }
  }, path)
