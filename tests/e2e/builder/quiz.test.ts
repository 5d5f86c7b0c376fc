import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, quiz, words } from './wizard.ts'

const titles = quiz.questions.map(({ question_text }) => question_text)

test('the quiz is played to a result by its rubric', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url)
  const { page } = wizard
  await wizard.answerAll()
  await wizard.fillContact()
  await wizard.submit.click()
  // What is made is shown first, and then played by itself.
  await page.getByRole('heading', { name: words.making.laying }).waitFor()
  expect(await page.getByRole('listitem').allTextContents()).toEqual(
    titles.map((title, index) => `${index + 1}${title}`),
  )
  const { laying, laid } = words.timings
  await page.clock.runFor(laying * titles.length + laid)

  const back = page
    .locator('.player')
    .getByRole('button', { name: frames.player.back, exact: true })
  const next = page.locator('.player [type=submit]')
  const options = page.locator('.player').getByRole('radio')
  const heading = page.getByRole('heading', { level: 1 })
  const result = page.locator('.player .player-result')
  const counter = page.locator('.player .player-counter')

  for (const [index, title] of titles.entries()) {
    await expectFocused(page.getByRole('heading', { name: title, exact: true }))
    const percent = Math.round(((index + 1) / 8) * 100)
    expect(await counter.textContent()).toBe(`Question ${index + 1} of 8 ${percent}%`)
    expect(await back.isDisabled()).toBe(index === 0)
    expect(await next.isDisabled()).toBe(true)
    expect(await next.textContent()).toBe(index === 7 ? 'Finish & See Results' : 'Next')
    expect(await page.locator('.player .option-row').first().innerText()).toMatch(/^1\s*Never$/)
    await options.nth(0).check()
    await options.nth(1).check()
    expect(await page.locator('.player :checked').count()).toBe(1)
    if (index < 7) await next.click()
  }
  await back.click()
  await eventually(() => heading.textContent()).toBe(titles[6])
  expect(await options.nth(1).isChecked()).toBe(true)
  await next.click()
  await next.click()

  // Eight times six is 48.
  await expectFocused(page.getByRole('heading', { name: 'Strong start, no route yet' }))
  expect(await result.locator('.player-score').textContent()).toBe('48 of 96 points')
  expect(await result.locator('.player-text').textContent()).toBe(
    'You know why you train.\nWhat is missing is an order.\n1. Plan a week.',
  )
  // A tile of the wall says what was answered; the arrows go from one to the next.
  const tiles = result.getByRole('radiogroup', { name: frames.words.wall.label }).getByRole('radio')
  const panel = result.locator('.point-panel [aria-live]')
  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await eventually(() => panel.textContent()).toContain(titles[1])
  expect(await panel.textContent()).toContain('Now and then')
  const action = page.getByRole('link', { name: quiz.final_cta.text })
  expect(await action.getAttribute('href')).toBe(quiz.final_cta.link)
})
