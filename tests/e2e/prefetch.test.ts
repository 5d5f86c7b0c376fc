import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openReady, type Visitor } from '../support/browser-page.ts'
import { nowhere } from './languages.ts'

const homeLink = (page: Page) => page.locator('main .buttons a')
const failing = [nowhere]

/** Opens the not-found page and counts what is fetched of the home page. */
async function openNowhere(visitor: Visitor = {}) {
  const page = await openReady('/nope', { failing, isReused: true, ...visitor })
  const fetched: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.json')) fetched.push(pathname)
  })
  return { page, fetched }
}

test('the page behind a link is fetched when the pointer comes over it, and only once', async () => {
  const { page, fetched } = await openNowhere()
  expect(fetched).toEqual([])
  const arrived = page.waitForResponse('**/page.json')
  await homeLink(page).hover()
  await arrived
  await homeLink(page).click()
  await page.locator('#hero').waitFor()
  expect(fetched.filter((each) => each === '/page.json')).toHaveLength(1)
})

describe('the document is loaded instead', () => {
  const markSame = (page: Page) =>
    page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))

  const expectDocument = async (page: Page, path = '/') => {
    await page.locator('html:not([data-same]) main h1').waitFor()
    await page.waitForURL(`**${path}`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
  }

  test.for([
    { name: 'the server fails', address: '**/page.json', status: 500 },
    { name: 'a style sheet cannot be fetched', address: '**/assets/hero-*.css', status: 0 },
  ])('where $name', async ({ address, status }) => {
    const { page } = await openNowhere({ failing: [...failing, /\/page\.json|\/assets\/hero-/] })
    await markSame(page)
    await page.route(address, (route) => (status ? route.fulfill({ status }) : route.abort()))
    await homeLink(page).click()

    await expectDocument(page)
  })

  test('where the code of a section cannot be fetched', async () => {
    const { page } = await openNowhere({ failing: [...failing, /\/assets\/form-/] })
    await markSame(page)
    await page.route('**/assets/form-*.js', (route) => route.abort())
    await page.locator('.header-links a[href="/strategy-call"]').click()

    await expectDocument(page, '/strategy-call')
  })

  test('where the site has been published anew', async () => {
    const { page } = await openNowhere()
    await markSame(page)
    await page.route('**/page.json', async (route) => {
      const response = await route.fetch()
      const file: { build: { id: string } } = await response.json()
      await route.fulfill({ response, json: { ...file, build: { ...file.build, id: 'newer' } } })
    })
    await homeLink(page).click()

    await expectDocument(page)
  })
})

test('a press with a modifier key is left to the browser', async () => {
  const { page } = await openNowhere()
  const opened = page.context().waitForEvent('page')
  await homeLink(page).click({ modifiers: ['ControlOrMeta'] })

  await (await opened).waitForURL('**/')
  expect(new URL(page.url()).pathname).toBe('/nope')
})
