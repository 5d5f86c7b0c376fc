import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { silence, startQuizServer } from './quiz-server.ts'
import { expectFocused, openWizard, words } from './wizard.ts'

test('every answer can be returned to, at every phase, and its question is asked again', async () => {
  const server = await startQuizServer(silence)
  const wizard = await openWizard(server.url)
  const { page, bot, choice, returnTo, lines, hear, field, pieces } = wizard
  await wizard.answerAll()
  const all = await lines()
  expect(all).toHaveLength(11)

  // While the quiz is being built: the request ends, and nothing comes of it.
  await wizard.fillContact()
  await wizard.submit.click()
  await eventually(async () => server.requests.length).toBe(1)
  await returnTo('Book a discovery call').click()
  await eventually(async () => server.seen.abandoned).toBe(1)
  expect(await page.getByRole('alert').count()).toBe(0)
  await hear(words.questions[1]?.question ?? '')
  expect(await lines()).toEqual(all.slice(0, 9))
  await expectFocused(page.locator('.chat-choices button').first())

  // While a reply is on its way: it never comes.
  await choice('Request a strategy session').click()
  await returnTo('Physiotherapy & recovery').click()
  await hear(words.subcategory)
  await page.clock.runFor(5000)
  expect(await lines()).toEqual(all.slice(0, 5))
  expect(await pieces.textContent()).toContain('4 of 6')

  // To the very first answer: typed again, into an empty field that has the focus.
  await returnTo('Fysio Vondel').click()
  await expectFocused(field)
  expect(await field.inputValue()).toBe('')
  expect(await bot.count()).toBe(1)
  expect(await page.locator('.chat-caret').count()).toBe(1)
  expect(await pieces.textContent()).toContain('2 of 6')
})
