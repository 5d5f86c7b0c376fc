import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, greetingFor, openWizard, path, quiz, words } from './wizard.ts'

const { letter, reply } = words.timings
const titles = quiz.questions.map(({ question_text }) => question_text)
const greeting = greetingFor('A self-audit', 'customers who lack a plan')

test('a quiz is built in one conversation on a phone, and played to a result by its rubric', async () => {
  const server = await startQuizServer(json(quiz))
  const wizard = await openWizard(server.url, { width: 390 })
  const { page, bot, field, choice, begin, sayName, send, pieces, name, email, submit } = wizard

  // The cookie notice stands above the first screen and covers nothing of it.
  const edgeOf = (selector: string, edge: 'top' | 'bottom') =>
    page.locator(selector).evaluate((part, side) => part.getBoundingClientRect()[side], edge)
  expect(await edgeOf('.notice', 'bottom')).toBeLessThanOrEqual(await edgeOf('main', 'top'))

  // The first screen waits for both answers.
  const proceed = page.getByRole('button', { name: words.continue })
  expect(await proceed.isDisabled()).toBe(true)
  await page.getByRole('radio', { name: 'They are inconsistent' }).check()
  expect(await proceed.isDisabled()).toBe(true)
  expect(await page.getByText(words.hint).isVisible()).toBe(true)
  await begin()

  // The bot types by the clock; the field is there from the start.
  await expectFocused(field)
  const typed = () => bot.last().locator('[aria-hidden=true]').last().textContent()
  await page.clock.runFor(letter * 5)
  await eventually(typed).toBe(greeting.slice(0, 5))
  await page.clock.runFor(letter * 10)
  await eventually(typed).toBe(greeting.slice(0, 15))
  expect(await bot.last().locator('.visually-hidden').textContent()).toBe(greeting)
  await bot.last().locator('p').click()
  await eventually(() => bot.last().textContent()).toBe(greeting)

  const gap = (await page.evaluate(() => window.innerHeight)) - (await edgeOf('.chat', 'bottom'))
  expect(gap, 'what a phone shows below the answer').toBeCloseTo(24, 0)

  // Nothing is no answer.
  await sayName('  ')
  await send.click()
  expect(await wizard.lines()).toEqual([greeting])
  await field.fill(' Fysio <b>Vondel</b> ')
  await send.click()
  await eventually(wizard.lines).toEqual([greeting, 'Fysio <b>Vondel</b>'])
  expect(await pieces.textContent()).toContain('3 of 6')

  // Each reply comes when it should.
  await page.clock.runFor(reply - 1)
  expect(await bot.count()).toBe(1)
  await page.clock.runFor(1)
  await eventually(() => bot.count()).toBe(2)
  for (const [answer, next] of path) {
    await expectFocused(page.locator('.chat-choices button').first())
    await choice(answer).click()
    expect(await page.locator('.chat-choices').count()).toBe(0)
    await wizard.hear(next)
  }
  expect(await pieces.textContent()).toContain('6 of 6')

  // Neither field may be empty; neither is checked further, and neither is sent.
  await expectFocused(name)
  expect(await submit.isDisabled()).toBe(true)
  await name.fill('Jo Vondel')
  expect(await submit.isDisabled()).toBe(true)
  await email.fill('jo')
  await email.press('Enter')
  await page.getByRole('heading', { name: words.making.laying }).waitFor()
  expect(server.requests).toEqual([
    {
      company_name: 'Fysio <b>Vondel</b>',
      category: { main: 'Health & Sports', sub: 'Physiotherapy & recovery' },
      core_problem: 'They lack a plan or structure',
      tool_kind: { code: 'E', title: 'Self-audit' },
      desired_output: 'Actionable starter kit / mini-plan',
      final_cta: 'Book a discovery call',
      target_audience: 'General Audience',
      tone: 'Friendly and professional',
      brand_constraints: ['N/A'],
      num_questions: 8,
      difficulty: 'beginner',
      question_types: ['multiple_choice', 'scale'],
      scoring: { method: 'weighted', scale: '0-100', weights_hint: expect.any(String) },
      personalization: ['subcategory'],
      disallowed_topics: ['N/A'],
    },
  ])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(overflow)).toBe(0)

  // What is made is shown first, and then played by itself.
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
