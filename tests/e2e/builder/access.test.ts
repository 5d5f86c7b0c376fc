import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { violations } from '../axe.ts'
import { hangUp, json, silence, startQuizServer } from './quiz-server.ts'
import {
  announcements,
  expectFocused,
  greetingFor,
  hearAnnouncements,
  openWizard,
  path,
  quiz,
  type Wizard,
  words,
} from './wizard.ts'

test('axe has nothing against any phase', async () => {
  const server = await startQuizServer(silence, hangUp, json(quiz))
  const wizard = await openWizard(server.url, {
    prefersReducedMotion: true,
    failing: [/api\/quiz/],
  })
  const { page, field, choice, submit } = wizard
  // Axe waits for its own timers.
  await page.clock.resume()
  await wizard.begin()
  // With less motion nothing is typed letter by letter.
  expect(await wizard.bot.first().textContent()).toMatch(/called\?$/)
  expect(await page.locator('.chat-caret').count()).toBe(0)
  await expectAccessible(wizard, 'company name')
  await field.fill('Fysio Vondel')
  await field.press('Enter')
  await expectAccessible(wizard, 'waiting for a reply')
  await wizard.hear(words.main)
  for (const [answer, question] of path) {
    await expectAccessible(wizard, `before ${answer}`)
    await choice(answer).click()
    await wizard.hear(question)
  }
  await wizard.fillContact()
  await submit.click()
  await expectAccessible(wizard, 'generating')
  await page.clock.runFor(words.timings.patience)
  await page.getByRole('alert').waitFor()
  await expectAccessible(wizard, 'failure')
  await submit.click()
  await page.getByText('Failed to fetch').waitFor()
  await submit.click()
  const first = page.getByRole('group', { name: quiz.questions[0]?.question_text ?? '' })
  await first.waitFor()
  await expectAccessible(wizard, 'question')
  await first.getByRole('radio').last().check()
  await expectAccessible(wizard, 'answered question')
  for (const _ of quiz.questions) {
    await page.locator('.player').getByRole('radio').last().check()
    await page.locator('.player [type=submit]').click()
  }
  await page.getByRole('heading', { name: 'On your way' }).waitFor()
  await expectAccessible(wizard, 'result')
})

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const

/** Checks one phase; each in another look than the one before. */
async function expectAccessible({ page }: Wizard, phase: string) {
  const { colorScheme, width } = looks[phase.length % looks.length] ?? looks[0]
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor()
  // A control that is half under the bar counts as a small one.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violations(page), `${phase}, ${colorScheme}, ${width} px`).toEqual([])
}

test('a keyboard is enough, and screen readers hear each question once, whole', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url)
  const { page, bot, field, log } = wizard
  await hearAnnouncements(page)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  await page.getByRole('radio', { name: 'They lack' }).focus()
  await press('Space', 'Tab', 'ArrowDown', 'ArrowUp', 'Tab', 'Enter')
  await expectFocused(field)
  await page.keyboard.type('Fysio Vondel')
  await press('Enter')
  await page.clock.runFor(words.timings.reply + words.timings.letter * 3)
  await eventually(() => page.locator('.chat-caret').count()).toBe(1)

  // The Space key types the rest, unless it is for something else.
  const choices = page.locator('.chat-choices button')
  await expectFocused(choices.first())
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await press('Space')
  await eventually(() => bot.last().textContent()).toBe(words.main)
  expect(await log.locator('.chat-user').count()).toBe(1)

  await choices.first().focus()
  for (const question of [
    words.subcategory,
    words.questions[0]?.question,
    words.questions[1]?.question,
  ]) {
    await press('Enter')
    await wizard.hear(question ?? '')
    await expectFocused(choices.first())
  }
  await press('Tab', 'Space')
  await wizard.hear(words.contact.question)
  await page.keyboard.type('Jo')
  await press('Tab')
  await page.keyboard.type('jo@vondel.example')
  await press('Tab', 'Enter')
  await expectFocused(page.getByRole('heading', { name: words.making.laying }))
  await press('Tab', 'Enter')

  await expectFocused(page.getByRole('heading', { name: quiz.questions[0]?.question_text ?? '' }))
  await press('Tab', 'Space', 'ArrowDown', 'Enter')
  await expectFocused(page.getByRole('heading', { name: quiz.questions[1]?.question_text ?? '' }))

  expect(await announcements(page)).toEqual([
    greetingFor('A result gap', 'customers who lack a plan'),
    ...[words.main, words.subcategory, ...words.questions.map(({ question }) => question)],
    ...[words.contact.question, words.contact.building],
  ])
})
