import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, openPage, openReady } from '../support/browser-page.ts'

const texts = [
  {
    path: '/privacy',
    heading: 'Privacy Policy',
    dates: ['Effective: 1 June 2025', 'Last updated: 20 June 2025'],
    placeholders: [],
  },
  {
    path: '/nl/privacy',
    heading: 'Privacyverklaring',
    dates: ['Geldt vanaf: 1 juni 2025', 'Laatst bijgewerkt: 20 juni 2025'],
    placeholders: [],
  },
  {
    path: '/terms-of-service',
    heading: 'Terms of Service',
    dates: ['Effective: 1 June 2025'],
    placeholders: ['[date]', '[country]'],
  },
  {
    path: '/nl/terms-of-service',
    heading: 'Algemene voorwaarden',
    dates: ['Geldt vanaf: 1 juni 2025'],
    placeholders: ['[datum]', '[land]'],
  },
]

test.for(texts)(
  '$path has its dates, marks what is open and folds its contents, also without JavaScript',
  async ({ path, heading, dates, placeholders }) => {
    const page = await openPage(path, { hasJavaScript: false, isReused: true })
    expect(await page.locator('h1').textContent()).toBe(heading)
    const rows = await page.locator('main tr').allInnerTexts()
    expect(rows.map((row) => row.replace('\t', ': ').replaceAll('\u00a0', ' '))).toEqual(dates)

    const marks = page.locator('main mark')
    expect(await marks.allTextContents()).toEqual(placeholders)
    for (const mark of await marks.all()) expect(await mark.isVisible()).toBe(true)

    const contact = page.locator('#contact')
    expect(await contact.textContent()).toMatch(/Voorbeeldgracht 1, 1000 AA Amsterdam/)
    expect(await contact.locator('a').getAttribute('href')).toMatch(/^mailto:\S+@\S+$/)

    const folded = page.locator('.document details')
    const [switcher, last] = [folded.locator('summary'), folded.locator('a').last()]
    const beside = page.locator('.document nav > ol')
    const shown = async () => ({
      beside: await beside.isVisible(),
      above: await switcher.isVisible(),
      unfolded: await last.isVisible(),
    })
    expect(await shown()).toEqual({ beside: true, above: false, unfolded: false })
    await page.emulateMedia({ media: 'print' })
    expect(await shown()).toEqual({ beside: false, above: false, unfolded: false })
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await shown()).toEqual({ beside: false, above: true, unfolded: false })
    await switcher.focus()
    await page.keyboard.press('Enter')
    expect(await shown()).toEqual({ beside: false, above: true, unfolded: true })
    expect(await folded.locator('a').allTextContents()).toEqual(
      await beside.locator('a').allTextContents(),
    )
    await last.click()
    await eventually(() => isInPlace(page, 'contact')).toBe(true)
  },
)

test.for(texts)(
  'the contents of $path lead to every clause, in order and under the header',
  async ({ path }) => {
    const page = await openReady(path, { isReused: true })
    const links = page.locator('.document nav > ol a')
    const clauses = page.locator('.document-text > section')
    const ids = await clauses.evaluateAll((all) => all.map(({ id }) => id))
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ids.map((id) => `#${id}`),
    )
    expect(await links.allTextContents()).toEqual(await clauses.locator('h2').allTextContents())

    for (const id of [ids[1], ids.at(-2), ids[0]].map(String)) {
      await links.and(page.locator(`[href="#${id}"]`)).click()
      await page.waitForURL((url) => url.hash === `#${id}`)
      await eventually(() => isInPlace(page, id)).toBe(true)
    }

    await page.setViewportSize({ width: 390, height: 844 })
    const folded = page.locator('.document details')
    const id = String(ids[2])
    await folded.locator('summary').click()
    await folded.locator(`a[href="#${id}"]`).click()
    await eventually(() => folded.getAttribute('open')).toBeNull()
    await eventually(() => isInPlace(page, id)).toBe(true)
  },
)

/** Whether a clause starts below the header, or as high as the end of the page allows. */
const isInPlace = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((clause) => {
    const { top } = clause.getBoundingClientRect()
    const { scrollHeight, clientHeight } = document.documentElement
    const isAtEnd = Math.ceil(scrollY) >= scrollHeight - clientHeight
    return top >= 64 && (isAtEnd || top < 110)
  })
