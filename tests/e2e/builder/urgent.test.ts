import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { GeneratedQuiz } from '#site/types.ts'
import { personalQuiz } from '../../renderer/client/builder/personal-quiz.ts'
import { violations } from '../axe.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, words } from './wizard.ts'

const { urgent } = frames.words
const personal = personalQuiz('A', 'score-analysis')
const fearful = 'Not much, because I’m afraid of what they’d do'

/** A quiz whose second question has an answer that ends it. */
const quiz: GeneratedQuiz = {
  ...personal,
  questions: personal.questions.map((question, place) =>
    place === 1
      ? {
          ...question,
          options: question.options.map((option, rank) =>
            rank === 0
              ? { id: option.id, text: fearful, urgent: true, helpline: 'safe-at-home' }
              : option,
          ),
        }
      : question,
  ),
}
const [first, second, third] = quiz.questions.map(({ question_text }) => question_text)
const called = [frames.helplines['safe-at-home'], frames.helplines['emergency']].flatMap(
  (each) => each ?? [],
)

/** One sentence and whom to call, readable in both themes and on a phone, and nothing to sell. */
async function expectHelpAlone(page: Page) {
  const screen = page.locator('.player .quiz-screen')
  expect((await screen.innerText()).replaceAll(/\s+/g, ' ')).toBe(
    [
      ...[urgent.heading, urgent.sentence.replace('{answer}', fearful)],
      ...called.map(({ name, hours, text, shown }) => `${name} ${hours} · ${text} ${shown}`),
      urgent.wrong,
    ].join(' '),
  )
  const links = screen.getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(targets).toEqual(called.map(({ tel }) => `tel:${tel}`))
  expect(await page.locator('.player ~ *:visible').count()).toBe(0)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page)).toEqual([])
    }
}

test('an urgent answer ends the quiz of the builder with whom to call, and can be taken back', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { storage: { cookieNotice: 'true' } })
  await wizard.finish('Praktijk Noord')
  const { page } = wizard
  const target = page.getByRole('textbox', { name: words.keep.target, exact: true })
  await target.fill('https://noord.example/book')
  for (const heading of [first, second]) {
    await page.getByRole('heading', { name: heading ?? '' }).waitFor()
    await page.locator('.player').getByRole('radio').first().check()
    await page.locator('.player [type=submit]').click()
  }
  await expectFocused(page.getByRole('heading', { level: 1, name: urgent.heading }))
  await expectHelpAlone(page)

  // The question is asked again, as if it had not been answered; what the business filled in is still there.
  await page.getByRole('button', { name: urgent.wrong }).press('Enter')
  await expectFocused(page.getByRole('heading', { name: second ?? '' }))
  expect(await page.locator('.player :checked').count()).toBe(0)
  expect(await target.inputValue()).toBe('https://noord.example/book')
  await page.locator('.player').getByRole('radio').nth(1).check()
  await page.locator('.player [type=submit]').click()
  await page.getByRole('heading', { name: third ?? '' }).waitFor()
})
