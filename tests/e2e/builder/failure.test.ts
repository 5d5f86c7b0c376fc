import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { hangUp, json, type Reply, silence, startQuizServer } from './quiz-server.ts'
import {
  announcements,
  expectFocused,
  hearAnnouncements,
  openWizard,
  quiz,
  words,
} from './wizard.ts'

const sentence = (message: string) =>
  `Sorry, something went wrong while generating the quiz. Please try again. Error: ${message}`

const html: Reply = (response) => response.writeHead(200).end('<!doctype html>')
const cutOff: Reply = (response) => {
  response.writeHead(200, { 'content-length': '900' }).write('{"questions":[')
  response.destroy()
}

test('whatever goes wrong is said once, and the visitor can try again', async () => {
  const faults = [
    { reply: json({ title: 'Busy' }, 503), said: 'API request failed with status 503' },
    { reply: json({}, 404), said: 'API request failed with status 404' },
    { reply: hangUp, said: 'Failed to fetch' },
    { reply: cutOff, said: /\w/ },
    { reply: html, said: words.failure.incomplete },
    { reply: json([]), said: words.failure.incomplete },
    { reply: json({ ...quiz, questions: [] }), said: words.failure.incomplete },
    { reply: silence, said: words.failure.slow },
  ]
  const server = await startQuizServer(...faults.map(({ reply }) => reply), json(quiz))
  const wizard = await openWizard(server.url, { failing: [/api\/quiz/] })
  const { page, submit } = wizard
  await hearAnnouncements(page)
  const alert = page.locator('.chat-bot [role=alert]')
  await wizard.answerAll()
  await wizard.fillContact()

  for (const [index, { reply, said }] of faults.entries()) {
    await submit.click()
    await eventually(async () => server.requests.length).toBe(index + 1)
    if (reply === silence) {
      expect(await submit.isDisabled()).toBe(true)
      expect(await submit.textContent()).toBe(words.contact.building)
      await page.clock.runFor(words.timings.patience)
    }
    await eventually(() => alert.allTextContents()).toEqual([
      typeof said === 'string' ? sentence(said) : expect.stringMatching(said),
    ])
    await expectFocused(submit)
    expect(await submit.isEnabled()).toBe(true)
  }

  await submit.press('Enter')
  await page.getByText(quiz.questions[0]?.question_text ?? '').waitFor()
  // The question is not said again with each failure.
  const heard = await announcements(page)
  expect(heard.filter((text) => text === words.contact.question)).toHaveLength(1)
  expect(heard.filter((text) => text === words.contact.building)).toHaveLength(faults.length + 1)
  expect(new Set(server.requests.map((request) => JSON.stringify(request))).size).toBe(1)
})

test('a part of the page that does not load can be asked for again', async () => {
  const server = await startQuizServer()
  const wizard = await openWizard(server.url, { failing: [/assets\/chat/] })
  const { page, begin, field } = wizard
  let isLost = true
  await page.route(/assets\/chat-.*\.js/, (route) => (isLost ? route.abort() : route.continue()))

  await page.getByRole('radio', { name: 'They are inconsistent' }).check()
  await page.getByRole('radio', { name: 'Send an instant solution' }).check()
  await page.getByRole('button', { name: words.continue }).click()
  await eventually(() => page.getByRole('alert').textContent()).toBe(words.failure.unreachable)
  isLost = false
  await begin()
  await expectFocused(field)
})
