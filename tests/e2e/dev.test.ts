import { afterAll, expect, test } from 'vitest'
import { becomesReady, eventually, newPage } from '../support/browser-page.ts'
import { startDevServer } from '../support/dev-server.ts'
import { misspelled, openLive, overlay, problems } from './dev-page.ts'

const home = 'en/pages/home.yaml'
const language = 'en/language.yaml'

const faqs = 'en/faqs/home.yaml'
const facts = 'facts.yaml'

// The content has a mistake when the server starts; the first test mends it.
const { url, edit, lineOf, restore, stop } = await startDevServer(misspelled)
afterAll(stop)

test('a mistake from the beginning shows alone; the page comes once it is mended', async () => {
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

test('an edit shows without loading the document, and what is open stays open', async () => {
  const page = await openLive(url, '/')
  const question = page.locator('#faq h3 > button').nth(1)
  await question.click()
  await page.getByRole('radio', { name: /^Pro/ }).click()
  await page.locator('#features-payments-api').waitFor({ state: 'attached' })
  await page.evaluate(() => scrollTo(0, 900))

  edit(faqs, /question: .*/, 'question: What is the damage?')
  await page.getByRole('button', { name: 'What is the damage?' }).waitFor()
  edit(language, / {2}showMore: .*/, '  showMore: And six more')
  await page.getByRole('button', { name: 'And six more' }).waitFor()
  edit(home, / {6}- .*/, '      - Websites that open doors.')
  await page.getByRole('heading', { name: /Websites that open doors\./ }).waitFor()
  edit(home, /^title: .*$/m, 'title: Another name')
  await eventually(() => page.title()).toBe('Another name')
  edit(facts, /money: 599/, 'money: 499')
  await page.locator('#features label').filter({ hasText: '€499' }).waitFor()

  expect(await question.getAttribute('aria-expanded')).toBe('true')
  expect(await page.getByRole('radio', { name: /^Pro/ }).isChecked()).toBe(true)
  expect(await page.locator('#features-payments-api').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  expect(await page.locator('html[data-same]').count()).toBe(1)
  for (const file of [faqs, language, home, facts]) restore(file)
  await page.locator('#features label').filter({ hasText: '€599' }).waitFor()
})

test('a mistake shows with its place and a hint over the last good page, until it is mended', async () => {
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
