import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { hashOf } from '#renderer/client/builder/share/share-link.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { eventually, newPage } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { toolBuilder } from '../routes.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, quiz as plain, words } from './wizard.ts'

const company = '</script><b>Café & Zoon</b> {total}'
const trap = '<img src=x onerror=alert(1)> "ready" to plan?'
const personal = personalQuiz('C', 'starter-kit')
const quiz = {
  ...personal,
  questions: personal.questions.map((question, place) =>
    place === 0 ? { ...question, question_text: trap } : question,
  ),
}

test('a business sets its button and copies a link that holds the quiz, which names the host of the button', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.finish(company)
  const { page } = wizard
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const target = field(words.keep.target)
  const share = page.getByRole('button', { name: words.keep.share, exact: true })
  const leads = page.locator('.keep-leads')
  expect(await leads.textContent()).toBe(words.keep.unset)

  // While a field is wrong, nothing is copied.
  await target.fill('javascript:alert(1)')
  await share.press('Enter')
  await expectFocused(target)
  expect(await page.getByText(words.keep.faults.link).isVisible()).toBe(true)
  expect(await target.getAttribute('aria-invalid')).toBe('true')
  expect(await field(words.keep.link).count()).toBe(0)
  expect(await violations(page)).toEqual([])

  await target.fill('https://gar\u00e7on.example/book')
  await field(words.keep.button).fill('<b>Plan a first visit</b>')
  await eventually(() => leads.textContent()).toBe('It leads to xn--garon-0ra.example/book.')
  await share.click()
  const address = await field(words.keep.link).inputValue()
  expect(address.length).toBeLessThan(4000)

  const guest = await newPage({ siteUrl: server.url })
  await guest.goto(address)
  await expectFocused(guest.getByRole('heading', { name: trap }))
  expect(await guest.title()).toBe(quiz.presentation?.title)
  await expectAccessible(guest)
  for (const _ of quiz.questions) {
    await guest.getByRole('radio').first().check()
    await guest.locator('.player [type=submit]').click()
  }
  const result = guest.locator('.player-result')
  await expectFocused(result.getByRole('heading', { name: 'Much to win' }))
  const told = await result.innerText()
  for (const said of [
    'Benchmarks you meet: 0 of 2.',
    frames.outputs['starter-kit'].heading,
    ...['Step 1: Building up', 'Take step 1 in building up.', 'After that: Step 0.'],
    'Leads to xn--garon-0ra.example',
  ])
    expect(told).toContain(said)
  const action = result.getByRole('link', { name: '<b>Plan a first visit</b>' })
  expect(await action.getAttribute('href')).toBe('https://xn--garon-0ra.example/book')
  await expectAccessible(guest)
  await guest.getByRole('button', { name: frames.player.again }).click()
  await expectFocused(guest.getByRole('heading', { name: trap }))
  expect(server.requests).toHaveLength(1)
})

async function expectAccessible(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page), colorScheme).toEqual([])
  }
}

test('a link that holds no quiz says so', async () => {
  const hash = await hashOf({ company: 'Krume', quiz: plain })
  const guest = await newPage()
  await guest.goto(`${inject('siteUrl')}${toolBuilder}${hash.slice(0, -40)}`)
  await eventually(() => guest.getByRole('alert').allTextContents()).toContain(words.shared.damaged)
  expect(await guest.getByRole('heading', { name: words.heading }).isVisible()).toBe(true)
})
