import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { sharedLeadServer } from './lead-server.ts'
import {
  calendarCanOpen,
  callOn,
  filledBy,
  fillIn,
  type StrategyCall,
  strategyCalls,
} from './strategy-flow.ts'

const { storedWith } = sharedLeadServer()

const [english, dutch] = strategyCalls
if (!english || !dutch) throw new Error('There are no strategy calls.')

/** Fills in everything, sends it and closes the calendar. */
async function send(page: Page, call: StrategyCall, company: string) {
  const parts = callOn(page, call)
  await fillIn(parts, filledBy(company))
  await calendarCanOpen(page)
  await parts.submit.click()
  await parts.calendar.waitFor()
  await page.keyboard.press('Escape')
  await parts.confirmation.and(page.locator(':focus')).waitFor()
  return parts
}

test('the form folds to what was sent, which can be read', async () => {
  const call = english
  const company = '<b>Knieklacht</b>'
  const page = await openReady(call.path)
  await page.clock.setFixedTime(new Date('2026-11-26T14:12:00'))
  const parts = await send(page, call, company)
  const optionsOf = (name: string) =>
    call.form.fields.find((field) => field.name === name)?.options ?? []
  const labelOf = (name: string, value: string) =>
    optionsOf(name).find((option) => option.value === value)?.label
  const plan = labelOf('service-interested-in', 'not-sure')
  const answer = labelOf('hasWebsite', 'no')

  expect(await parts.form.isVisible()).toBe(false)
  expect(await page.locator('h1:visible').allTextContents()).toEqual([
    call.form.confirmation.heading,
  ])
  const line = page.locator('.form-answers summary')
  expect(await line.locator('b').textContent()).toBe(`${company}, ${plan}`)
  expect(await line.locator('.tile').count()).toBe(6)
  expect(await line.locator('.small').textContent()).toBe(
    call.form.confirmation.answers?.text.replace('{count}', '6').replace('{time}', '14:12'),
  )
  const read = page.locator('.form-answers dd')
  expect(await read.first().isVisible()).toBe(false)
  await line.focus()
  await page.keyboard.press('Enter')
  const { email, businessDescription, websiteGoal } = filledBy(company)
  expect(await read.allTextContents()).toEqual([
    company,
    email,
    plan,
    answer,
    businessDescription,
    websiteGoal,
  ])
  expect(await page.locator('.form-answers :is(input, textarea, select)').count()).toBe(0)
  expect(await page.locator('main .button-accent:visible').allTextContents()).toEqual([
    call.form.booking?.open,
  ])
  expect(await page.locator('[aria-current=step] h3').textContent()).toBe(
    await page.locator('#journey h3').nth(1).textContent(),
  )
  expect(await violations(page)).toEqual([])
  expect(storedWith(company).length).toBe(1)
})

test('where its module does not come, the page still says what is next', async () => {
  const page = await newPage({ failing: [/sent-part/] })
  await page.route('**/sent-part*', (route) => route.abort())
  await page.goto(english.path)
  await page.keyboard.press('Shift')
  await page.locator('html[data-ready]').waitFor()
  const parts = callOn(page, english)
  await fillIn(parts, filledBy('Alone'))
  await parts.submit.click()
  await parts.confirmation.and(page.locator(':focus')).waitFor()
  await page.locator('.form-sent a[href^="mailto:"]').waitFor()
})
