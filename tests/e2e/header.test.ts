import { expect, test } from 'vitest'
import { openReady } from '../support/browser-page.ts'
import { languages, nowhere } from './languages.ts'

test.for(languages)(
  'in $code the current page is marked',
  async ({ home, nowhere: missing, chrome }) => {
    const page = await openReady(missing, { failing: [nowhere], isReused: true })
    const marked = page
      .getByRole('navigation', { name: chrome.words.mainNavigation })
      .locator('[aria-current]')
    expect(await marked.count()).toBe(0)

    await page.locator('main .buttons a').click()
    await page.locator('#hero').waitFor()
    expect(await marked.allTextContents()).toEqual([chrome.header[0]?.label])
    expect(await marked.getAttribute('aria-current')).toBe('page')
    expect(await marked.getAttribute('href')).toBe(home)
  },
)
