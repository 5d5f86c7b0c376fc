import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { eventually, intent, newPage, openReady } from '../support/browser-page.ts'
import { violations } from './axe.ts'
import { answerAll, answersOf, audits, canThank, quizOn, sentOf, thanksTo } from './forms.ts'
import { sharedLeadServer } from './lead-server.ts'
import { inLanguage } from './routes.ts'

const { url: siteUrl, storedWith } = sharedLeadServer()

const [english, dutch] = audits

test.for([
  { audit: english, code: 'en', width: 1280, colorScheme: 'light' as const },
  { audit: dutch, code: 'nl', width: 390, colorScheme: 'dark' as const },
])(
  'in $code at $width px the audit asks, objects, keeps, sends and confirms',
  async ({ audit, width, colorScheme }) => {
    const { questions, words, processing, confirmation } = audit.quiz
    const [website, , audience, , frustration] = questions
    const contact = [words.nameRequired, words.emailRequired, words.termsRequired]
    const name = `Jo ${audit.code} ${width}`
    const answers = answersOf(audit, name)
    const page = await openReady(audit.path, {
      siteUrl,
      width,
      ...(width < 768 && { height: 844, storage: { cookieNotice: 'true' } }),
      colorScheme,
      prefersReducedMotion: true,
    })
    const quiz = quizOn(page, audit)
    const isAccessible = async (state: string) => {
      // What is there is the same on a phone; a scan takes longer than the rest of the story.
      if (width > 899) expect(await violations(page), state).toEqual([])
    }
    const isAt = async (step: number) => {
      await quiz.heading.getByText(questions[step]?.question ?? '', { exact: true }).waitFor()
      expect(await quiz.progress.getAttribute('aria-valuenow')).toBe(
        `${Math.round((step / 9) * 100)}`,
      )
      const counter = words.counter.replace('{step}', `${step + 1}`).replace('{total}', '10')
      expect(await quiz.progress.getAttribute('aria-valuetext')).toBe(counter)
      expect(await page.getByText(counter, { exact: true }).filter({ visible: true }).count()).toBe(
        1,
      )
      // The second question is open at its explanation.
      if (width < 768 && step !== 1)
        await eventually(() => page.evaluate(gapToThumb)).toBeCloseTo(24, 0)
      await isAccessible(`question ${step + 1}`)
    }
    const objects = async (...problems: readonly string[]) => {
      expect(await quiz.problem.allTextContents()).toEqual(problems)
      const first = quiz.current.locator('[aria-invalid=true]').first()
      await first.and(page.locator(':focus')).waitFor()
      const description = await first.getAttribute('aria-describedby')
      expect(description?.split(' ')).toContain(await quiz.problem.first().getAttribute('id'))
    }

    expect(await quiz.current.count()).toBe(1)
    expect(await quiz.previous.isDisabled()).toBe(true)
    for (const [value, problem] of [
      ['   ', website?.required ?? ''],
      ['foo.x', website?.invalid ?? ''],
      ['http://', website?.invalid ?? ''],
    ] as const) {
      await quiz.field.fill(value)
      await quiz.next.click()
      await objects(problem)
      await isAccessible(problem)
      await quiz.field.press('x')
      expect(await quiz.problem.count()).toBe(0)
    }
    await quiz.field.fill(answers.questions[0] ?? '')
    await quiz.next.click()
    await isAt(1)
    await quiz.heading.and(page.locator(':focus')).waitFor()

    expect(await quiz.next.isDisabled()).toBe(true)
    const info = quiz.current.getByRole('button', { name: words.info })
    const tip = page.getByText(questions[1]?.tooltip ?? '', { exact: true })
    expect(await tip.isVisible()).toBe(false)
    await info.click()
    expect(await info.getAttribute('aria-expanded')).toBe('true')
    expect(await tip.isVisible()).toBe(true)
    await quiz.choices.first().click()
    await isAt(2)
    await quiz.heading.and(page.locator(':focus')).waitFor()

    await quiz.previous.click()
    await isAt(1)
    expect(await quiz.choices.first().isChecked()).toBe(true)
    await quiz.next.click()
    await quiz.previous.click()
    // The answer that stands already leads on too.
    await quiz.choices.first().click()
    await isAt(2)
    await quiz.next.click()
    await objects(audience?.required ?? '')
    await quiz.field.fill(answers.questions[2] ?? '')
    await quiz.field.press('Enter')
    await isAt(3)
    // The second press of a double click does not answer the question that has come.
    await quiz.choices.first().dblclick()
    await isAt(4)
    await quiz.next.dblclick()
    expect(await quiz.problem.allTextContents()).toEqual([frustration?.required])
    await quiz.field.fill(answers.questions[4] ?? '')
    await quiz.next.dblclick()
    for (const step of [5, 6, 7, 8]) {
      await isAt(step)
      // The pointer rests where it answered the question before.
      if (step > 5) expect(await quiz.current.evaluate(lookCount)).toBe(1)
      expect(await quiz.choices.and(page.locator(':checked')).count()).toBe(0)
      if (step === 8) {
        await quiz.choices.last().hover()
        expect(await quiz.current.evaluate(lookCount)).toBe(2)
        expect(await page.locator('.quiz-wall svg').count()).toBe(8)
        if (width > 899) expect(await page.evaluate(offCenter)).toBeLessThan(2)
      }
      await quiz.choices.first().dblclick()
    }

    await isAt(9)
    expect(await quiz.submit.isDisabled()).toBe(true)
    await quiz.field.first().press('Enter')
    await objects(...contact.map((each) => each ?? ''))
    await quiz.field.first().fill(answers.name)
    await quiz.field.last().fill('jo')
    await quiz.agreement.check()
    await quiz.submit.click()
    await objects(words.emailInvalid ?? '')
    await quiz.field.last().fill(answers.email)
    expect(await quiz.problem.count()).toBe(0)
    await quiz.previous.click()
    await quiz.next.click()
    expect(await quiz.agreement.isChecked()).toBe(false)
    expect(await quiz.submit.isDisabled()).toBe(true)
    await quiz.agreement.check()
    await isAccessible('filled in')
    await canThank(page)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)
    await quiz.submit.dblclick()

    const waiting = page.getByRole('heading', { name: processing.heading })
    await waiting.waitFor()
    expect(await page.getByRole('status').textContent()).toBe(processing.text)
    await eventually(async () => storedWith(name).length).toBe(1)
    await page.clock.runFor(999)
    expect(await waiting.isVisible()).toBe(true)
    await page.clock.runFor(1)
    const confirmed = page.getByRole('heading', { name: thanksTo(name, audit) })
    await confirmed.and(page.locator(':focus')).waitFor()
    await page.clock.resume()
    await isAccessible('confirmed')
    expect(await page.locator('.quiz-thanks .wall > svg').count()).toBe(10)
    expect(await page.locator('.quiz-thanks dd').allTextContents()).toEqual([
      'krume.example/thuis?van=ads',
      confirmation.thanks?.within,
      answers.email,
    ])
    expect(storedWith(name)).toEqual([
      {
        form: 'funnel-scan-results',
        language: audit.code,
        state: 'accepted',
        fields: sentOf(audit, answers),
        extra: [],
      },
    ])
    const links = page.locator('.outcome a')
    const { next, action } = confirmation
    expect(await links.allTextContents()).toEqual([next?.label, action.label])
    expect(await links.first().getAttribute('href')).toBe(
      inLanguage(audit.code, '/case-study/coach-noor'),
    )
    await links.last().click()
    await page.waitForURL(`${siteUrl}${inLanguage(audit.code, '/')}`)
  },
)

/** What the window of a phone shows below the buttons. */
const gapToThumb = () =>
  window.innerHeight -
  (document.querySelector('.quiz-navigation')?.getBoundingClientRect().bottom ?? 0)

test('the keyboard is enough', async () => {
  const [audit, name] = [english, 'Keyboard audit']
  const answers = answersOf(audit, name)
  const page = await openReady(audit.path, { siteUrl, isReused: true })
  const { keyboard } = page
  const quiz = quizOn(page, audit)
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < 12; presses += 1) {
      await keyboard.press('Tab')
      if ((await target.and(page.locator(':focus')).count()) > 0) return
    }
    throw new Error(`Tab does not reach ${target}.`)
  }

  for (const [index, { kind, question, options = [] }] of audit.quiz.questions.entries()) {
    await quiz.heading.getByText(question, { exact: true }).waitFor()
    if (kind === 'text') {
      await tabTo(quiz.field)
      await keyboard.type(answers.questions[index] ?? '')
      await keyboard.press('Enter')
    }
    if (kind === 'choice') {
      // The arrow keys pass through the choices without leaving the question.
      await tabTo(quiz.choices.first())
      await keyboard.press('ArrowDown')
      expect(await quiz.choices.nth(1).isChecked()).toBe(true)
      await keyboard.press(options.length > 2 ? 'ArrowUp' : 'ArrowDown')
      expect(await quiz.choices.first().isChecked()).toBe(true)
      await keyboard.press(index % 4 === 1 ? 'Space' : 'Enter')
    }
    if (kind === 'contact') {
      await tabTo(quiz.field.first())
      await keyboard.type(answers.name)
      await tabTo(quiz.field.last())
      await keyboard.type(answers.email)
      await tabTo(quiz.agreement)
      await keyboard.press('Space')
      await tabTo(quiz.submit)
      await keyboard.press('Enter')
    }
  }
  await eventually(async () => storedWith(name).map(({ fields }) => fields)).toEqual([
    sentOf(audit, answers),
  ])
})

/** In how many ways the choices of a question look. */
const lookCount = (question: Element) =>
  new Set(
    Array.from(
      question.querySelectorAll('.option-row'),
      (row) => getComputedStyle(row).backgroundColor,
    ),
  ).size

/** By how much the block misses the middle of its screen, which fills the window under the bar, in pixels. */
function offCenter() {
  const middleOf = (selector: string) => {
    const { y = 0, height = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
    return y + height / 2
  }
  const { clientHeight = 0 } = document.querySelector('.quiz-screen') ?? {}
  const missing = Math.max(0, innerHeight - clientHeight - 80)
  return missing + Math.abs(middleOf('.quiz-block') - middleOf('.quiz-screen'))
}

const headingOn = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Answers everything and sends it. */
async function send(page: Page, name: string): Promise<void> {
  await answerAll(page, english, answersOf(english, name))
  await quizOn(page, english).submit.click()
}

test('who loads the thanks again sees the thanks for everyone', async () => {
  const page = await openReady(english.path, { siteUrl })
  await send(page, 'Reload')
  await headingOn(page, thanksTo('Reload', english)).waitFor()
  await page.reload()
  await headingOn(page, english.quiz.confirmation.heading).waitFor()
  expect(new URL(page.url()).pathname).toBe('/funnel-scan/sent')
  expect(await page.getByText('Reload').count()).toBe(0)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toContain('Reload')
})

test.for([
  { name: 'Unsent', showsFailure: false },
  { name: 'Again', showsFailure: true },
])(
  'what could not be sent is thanked for in one sentence for everyone, and a line above says so: $showsFailure',
  async ({ name, showsFailure }) => {
    const page = await newPage({ siteUrl, failing: [/\/$/, /\/flows-/] })
    await page.route('**/chrome*.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), showsFailure } })
    })
    await page.goto(english.path)
    await intent(page)
    let isBroken = true
    const refuse = (route: Route) =>
      route.request().method() === 'POST' && isBroken
        ? route.fulfill({ status: 500 })
        : route.fallback()
    await page.route('**', refuse)
    await send(page, name)
    await headingOn(page, english.quiz.confirmation.heading).waitFor()
    expect(await page.locator('.quiz-thanks .wall > svg').count()).toBe(0)
    const line = page.getByRole('alert')
    expect(await page.locator('.quiz-failure').count()).toBe(showsFailure ? 1 : 0)
    isBroken = false
    if (showsFailure) {
      await line.waitFor()
      expect(await violations(page)).toEqual([])
      await line.getByRole('button', { name: english.quiz.failure?.retry ?? '' }).click()
      await headingOn(page, thanksTo(name, english)).and(page.locator(':focus')).waitFor()
      expect(await line.count()).toBe(0)
    }
    await eventually(async () => storedWith(name).length).toBe(1)
  },
)
