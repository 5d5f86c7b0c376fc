import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { plainText } from '#generator/emit/page/plain-text.ts'
import { intent, newPage, openReady } from '../support/browser-page.ts'
import { attributeAtFirstPaint } from './first-paint.ts'
import { languages, nowhere } from './languages.ts'

const box = (page: Page) => page.locator('.notice')

describe.for(languages)('the cookie notice in $code', ({ home, nowhere: missing, chrome }) => {
  test('shows on every page until it is dismissed, also on the next visit', async () => {
    const page = await openReady(home, { failing: [nowhere], isReused: true })
    const notice = page.getByRole('region', { name: chrome.words.notice })
    expect(await notice.isVisible()).toBe(true)
    expect(await notice.textContent()).toContain(plainText(chrome.notice.text))
    expect(await page.locator(':focus').count()).toBe(0)

    await page.goto(missing)
    expect(await notice.isVisible()).toBe(true)
    await intent(page)
    await notice.getByRole('button', { name: chrome.notice.button }).click()
    await notice.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ cookieNotice: 'true' })

    await page.locator('main .buttons a').click()
    await page.locator('#hero').waitFor()
    expect(await notice.isVisible()).toBe(false)
    await page.reload()
    expect(await notice.isVisible()).toBe(false)
  })
})

test.for([
  { stored: 'true', state: 'off', isVisible: false },
  { stored: '', state: 'nothing', isVisible: true },
])(
  'with "$stored" stored it is decided before it is painted',
  async ({ stored, state, isVisible }) => {
    const page = await newPage({ storage: { cookieNotice: stored } })
    const atFirst = await attributeAtFirstPaint(page, { path: '/', attribute: 'data-notice' })

    expect(atFirst).toBe(state)
    expect(await box(page).isVisible()).toBe(isVisible)
    await intent(page)
    expect(await box(page).isVisible()).toBe(isVisible)
  },
)
