import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, newPage, openReady, type Visitor } from '../support/browser-page.ts'
import { type Audit, answerAll, answersOf, audits, quizOn, thanksTo } from './audit-flow.ts'
import { violations } from './axe.ts'
import { sharedLeadServer } from './lead-server.ts'
import { startUnreliableServer } from './unreliable-server.ts'

const { url, storedWith } = sharedLeadServer()
const { url: siteUrl, become } = await startUnreliableServer(url)
const failing = [/\/$/, /\/flows-/]

const [english, dutch] = audits
if (!english || !dutch) throw new Error('There are no audits.')

/** Answers everything and sends it. */
async function send(audit: Audit, name: string, visitor: Visitor = {}): Promise<Page> {
  const page = await openReady(audit.path, { siteUrl, ...visitor })
  await answerAll(page, audit, answersOf(audit, name))
  await quizOn(page, audit).submit.click()
  return page
}

const headingOn = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const wallOn = (page: Page) => page.locator('.quiz-thanks .wall > svg')

test('the thanks say what happens within days', async () => {
  const audit = dutch
  const page = await send(audit, `Anna ${audit.code}`, { prefersReducedMotion: true })
  await headingOn(page, thanksTo(`Anna ${audit.code}`, audit))
    .and(page.locator(':focus'))
    .waitFor()
  expect(await wallOn(page).count()).toBe(10)
  expect(await page.locator('.quiz-thanks dd').allTextContents()).toEqual([
    'krume.example/thuis?van=ads',
    audit.quiz.confirmation.thanks?.within,
    'jo@krume',
  ])
})

test('who loads the thanks again sees the thanks for everyone', async () => {
  const page = await send(english, 'Reload')
  await headingOn(page, thanksTo('Reload', english)).waitFor()
  await page.reload()
  await headingOn(page, english.quiz.confirmation.heading).waitFor()
  expect(new URL(page.url()).pathname).toBe('/funnel-scan/sent')
  expect(await page.getByText('Reload').count()).toBe(0)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('Reload')
})

test('what could not be sent is thanked for as before, in one sentence for everyone', async () => {
  become('failing')
  const page = await send(english, 'Unsent', { failing })
  await headingOn(page, english.quiz.confirmation.heading).waitFor()
  expect(await page.locator('.quiz-failure').count()).toBe(0)
  expect(await wallOn(page).count()).toBe(0)
  become('none')
  await eventually(async () => storedWith('Unsent').length).toBe(1)
})

test('where the site tells of failures a line above says so, and sending again thanks', async () => {
  const page = await newPage({ siteUrl, failing })
  await page.route('**/chrome*.json', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), showsFailure: true } })
  })
  await page.goto(english.path)
  await page.keyboard.press('Shift')
  await page.locator('html[data-ready]').waitFor()
  await answerAll(page, english, answersOf(english, 'Again'))
  become('failing')
  await quizOn(page, english).submit.click()
  await headingOn(page, english.quiz.confirmation.heading).waitFor()
  const line = page.getByRole('alert')
  await line.waitFor()
  expect(await violations(page)).toEqual([])
  become('none')
  await line.getByRole('button', { name: english.quiz.failure?.retry ?? '' }).click()
  await headingOn(page, thanksTo('Again', english)).and(page.locator(':focus')).waitFor()
  expect(await line.count()).toBe(0)
  await eventually(async () => storedWith('Again').length).toBe(1)
})
