import { describe, expect, test } from 'vitest'
import { eventually, newPage, openPage } from '../support/browser-page.ts'
import { english, nowhere } from './languages.ts'

const dutch = { locale: 'nl-NL', failing: [nowhere] }

test('a Dutch browser that opens / goes to /nl, in the same place of the history, and only once', async () => {
  const page = await newPage(dutch)
  await page.goto('about:blank')
  await page.goto('/')
  await page.waitForURL('**/nl')
  expect(await page.locator('html').getAttribute('lang')).toBe('nl')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('nl')

  await page.goBack()
  expect(page.url()).toBe('about:blank')
  await page.goto('/')
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
})

test('a browser in Belgian Dutch takes query and hash along', async () => {
  const page = await openPage('/?from=mail#faq', { locale: 'nl-BE' })
  await page.waitForURL('**/nl?from=mail#faq')
})

test('whoever goes back to English with the language switch stays there', async () => {
  const page = await openPage('/', dutch)
  await page.waitForURL('**/nl')
  await page.getByRole('banner').locator('a[hreflang=en]').click()
  await eventually(async () => new URL(page.url()).pathname).toBe('/')

  await page.reload()
  expect(new URL(page.url()).pathname).toBe('/')
})

describe('nobody is redirected', () => {
  test.for([
    { name: 'with an English browser', path: '/', visitor: { locale: 'en-GB' } },
    {
      name: 'who has chosen English',
      path: '/',
      visitor: { ...dutch, storage: { language: 'en' } },
    },
    { name: 'who opens another address', path: '/nope', visitor: dutch },
  ])('$name', async ({ path, visitor }) => {
    const page = await openPage(path, visitor)
    expect(new URL(page.url()).pathname).toBe(path)
  })

  test('whose browser keeps nothing; the page works all the same', async () => {
    const page = await newPage({ locale: 'nl' })
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    await page.getByRole('button', { name: english.chrome.notice.button }).click()
    await page.locator('html[data-notice=off]').waitFor()

    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('banner').locator('a[hreflang=nl]').click()
    await page.locator('html[lang=nl]').waitFor()
  })
})
