import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { eventually } from '../../support/browser-page.ts'
import { json, startQuizServer } from './quiz-server.ts'
import { expectFocused, frames, openWizard, quiz, words } from './wizard.ts'

const tablets = [
  { width: 820, height: 1180 },
  { width: 1024, height: 768 },
  { width: 1024, height: 1366 },
]

/** Calls a check in the windows of tablets. */
async function onTablets(page: Page, check: () => Promise<void>) {
  const before = page.viewportSize()
  for (const size of tablets) {
    await page.setViewportSize(size)
    await check()
  }
  if (before) await page.setViewportSize(before)
}

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** The wall stands beside the question, and both in the middle of their part of the window. */
const expectOneBlock = (page: Page) =>
  onTablets(page, async () => {
    const wall = await boxOf(page.locator('.player .quiz-wall'))
    const question = await boxOf(page.locator('.player .player-ask'))
    const screen = await boxOf(page.locator('.player .quiz-screen'))
    const block = await boxOf(page.locator('.player .quiz-block'))
    expect(wall.right).toBeLessThan(question.x)
    expect(wall.width).toBeLessThan(wall.height)
    const [above, below] = [block.y - screen.y, screen.bottom - block.bottom]
    expect(Math.abs(above - below)).toBeLessThan(2)
  })

/** The wall stands beside the level where there is room, and before what its tiles say where there is none. */
const expectPosterInView = (page: Page) =>
  onTablets(page, async () => {
    const wall = await boxOf(page.locator('.player .poster'))
    const opening = await boxOf(page.locator('.player .player-opening'))
    const panel = await boxOf(page.locator('.player .point-panel'))
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    if (width >= 1024) {
      expect(wall.right).toBeLessThan(opening.x)
      expect(Math.abs(wall.y - opening.y)).toBeLessThan(2)
    } else {
      expect(opening.bottom).toBeLessThanOrEqual(wall.y)
      expect(wall.bottom).toBeLessThan(panel.y)
    }
    expect(wall.bottom).toBeLessThan(height)
    const card = await boxOf(page.locator('.player .player-card'))
    expect(card.width / card.height).toBeCloseTo(1200 / 630, 1)
    expect(card.y).toBeGreaterThan(wall.bottom)
  })

const titles = quiz.questions.map(({ question_text }) => question_text)

test('the quiz is played to a result by its rubric, or to the words for none', async () => {
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
  const title = result.getByRole('heading', { level: 1 })
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
    if (index === 3) await expectOneBlock(page)
    if (index < 7) await next.click()
  }
  await back.click()
  await eventually(() => heading.textContent()).toBe(titles[6])
  expect(await options.nth(1).isChecked()).toBe(true)
  await next.click()
  await next.click()

  // Eight times six is 48.
  await expectFocused(page.getByRole('heading', { name: 'Strong start, no route yet' }))
  expect(await result.locator('.player-score').textContent()).toBe('0 of 8 in order')
  const told = await result.locator(':is(.player-lead, .told p, .told li)').allTextContents()
  expect(told.map((text) => text.trim())).toEqual([
    'You know why you train.',
    'What is missing is an order.',
    'Plan a week.',
  ])
  await expectPosterInView(page)
  const action = page.getByRole('link', { name: quiz.final_cta.text })
  expect(await action.getAttribute('href')).toBe(quiz.final_cta.link)

  // Seven times twelve is 84, between two ranges; a missing score counts nothing.
  const play = async (picks: readonly number[]) => {
    await page.getByRole('button', { name: frames.player.again }).click()
    for (const pick of picks) {
      await options.nth(pick).check()
      await next.click()
    }
  }
  await play([2, 2, 2, 2, 2, 2, 2, 0])
  await eventually(() => title.textContent()).toBe('Quiz Complete!')
  expect(await result.textContent()).toContain('Thank you for completing the quiz.')
  expect(await action.isVisible()).toBe(true)

  await play([2, 2, 2, 0, 0, 0, 0, 0])
  await eventually(() => title.textContent()).toBe('No route yet')
})
