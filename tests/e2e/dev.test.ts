import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { becomesReady, eventually, newPage, openPage } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'

const home = 'en/pages/home.yaml'
const language = 'en/language.yaml'
const misspelled = [home, /^description:/m, 'descripton:'] as const

const overlay = (page: Page) => page.locator('#diptych-problems')
const problems = (page: Page) =>
  overlay(page).evaluate((host) => host.shadowRoot?.textContent ?? 'nothing')

/** Opens a page of a development server and marks its document, to see whether it is loaded anew. */
async function openLive(siteUrl: string, path: string): Promise<Page> {
  const page = await openPage(path, { siteUrl })
  await becomesReady(page)
  await page.locator('html').evaluate((root) => root.setAttribute('data-same', ''))
  return page
}

test('an edit shows without loading the document, and what is open stays open', async () => {
  const { url, edit } = await startDevServer()
  const page = await openLive(url, '/')
  const question = page.locator('#faq h3 > button').nth(1)
  await question.click()
  await page.getByRole('radio', { name: /^Pro/ }).click()
  await page.locator('#features-payments-api').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 900))

  edit('en/faqs/home.yaml', /question: .*/, 'question: What is the damage?')
  await page.getByRole('button', { name: 'What is the damage?' }).waitFor()
  edit(language, / {2}showMore: .*/, '  showMore: And six more')
  await page.getByRole('button', { name: 'And six more' }).waitFor()
  edit(home, / {6}- .*/, '      - Websites that open doors.')
  await page.getByRole('heading', { name: /Websites that open doors\./ }).waitFor()
  edit(home, /^title: .*$/m, 'title: Another name')
  await eventually(() => page.title()).toBe('Another name')
  edit('facts.yaml', /money: 599/, 'money: 499')
  await page.locator('#features label').filter({ hasText: '€499' }).waitFor()

  expect(await question.getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
  expect(await page.locator('#features-payments-api').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('a mistake shows with its place and a hint over the last good page, until it is mended', async () => {
  const { url, edit, lineOf, restore } = await startDevServer()
  const page = await openLive(url, '/')
  edit(...misspelled)
  await overlay(page).waitFor()
  const line = lineOf(home, /^descripton:/)
  expect(await problems(page)).toContain(`${home}:${line}:1`)
  expect(await problems(page)).toContain(`${line} | descripton: `)
  expect(await problems(page)).toContain('"description"')
  expect(await overlay(page).getAttribute('role')).toBe('alert')
  expect(await page.locator('#hero h1').isVisible()).toBe(true)

  const other = await openLive(url, '/nl')
  await overlay(other).waitFor()
  expect(await other.locator('html[lang=nl] #hero h1').isVisible()).toBe(true)
  restore(home)
  for (const each of [page, other]) await overlay(each).waitFor({ state: 'detached' })

  edit(home, /^sections:/m, 'sections: [')
  await overlay(page).waitFor()
  expect(await problems(page)).toMatch(new RegExp(`${home}:\\d+:\\d+`))
  edit(language, / {2}showMore: .*/, '  showMore: And six more')
  restore(home)
  await overlay(page).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'And six more' }).waitFor()
  expect(await page.locator('html[data-same]').count()).toBe(1)
})

test('an edit counts as soon as the server tells its address', async () => {
  const { url, edit } = await startDevServer()
  edit(...misspelled)
  const page = await openLive(url, '/nl')

  await overlay(page).waitFor()
  expect(await page.locator('html[lang=nl] #hero h1').isVisible()).toBe(true)
})

test('a mistake from the beginning shows alone; the page comes once it is mended', async () => {
  const { url, restore } = await startDevServer(misspelled)
  const page = await newPage({ siteUrl: url, failing: [/:\d+\/(favicon\.ico)?$/] })
  await page.goto('/')
  await overlay(page).waitFor()

  restore(home)
  await page.locator('#hero h1').waitFor()
  expect(await overlay(page).count()).toBe(0)
  await becomesReady(page)

  const missing = await fetch(`${url}/nl/nope`, { headers: { accept: 'text/html' } })
  expect(missing.status).toBe(404)
  expect(await missing.text()).toContain('Pagina Niet Gevonden')
  const odd = await fetch(`${url}/%`, { headers: { accept: 'text/html' } })
  expect(odd.status).toBe(404)
})
