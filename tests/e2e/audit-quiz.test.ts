import { expect, inject, test } from 'vitest'
import type { Page } from '#site/types.ts'
import { intent, newPage, openPage } from '../support/browser-page.ts'
import { catchSubmission } from './form-submission.ts'
import { inLanguage } from './routes.ts'

/** What the options of each question count; none where the visitor writes. */
const scores = [
  { question: 1, counts: [] },
  { question: 2, counts: [3, 2, 3, 1] },
  { question: 3, counts: [] },
  { question: 4, counts: [3, 2, 1, 0] },
  { question: 5, counts: [] },
  { question: 6, counts: [2, 1] },
  { question: 7, counts: [3, 2, 1] },
  { question: 8, counts: [3, 2, 1] },
  { question: 9, counts: [3, 2, 1] },
  { question: 10, counts: [] },
]
const numbers = scores.map(({ question }) => question)

const cases = await Promise.all(
  ['en', 'nl'].map(async (code) => {
    const path = inLanguage(code, '/funnel-scan/questions')
    const file = await fetch(`${inject('siteUrl')}${path}/page.json`)
    const { page }: { page: Page } = await file.json()
    return { path, questions: page.quizzes?.['audit']?.questions ?? [] }
  }),
)

const withoutScript = { hasJavaScript: false, isReused: true }

test.for(cases)('$path has the ten questions and their choices', async ({ path, questions }) => {
  expect(
    questions.map(({ options = [] }, index) => ({
      question: index + 1,
      counts: options.map(({ score }) => score),
    })),
  ).toEqual(scores)

  const page = await openPage(path, withoutScript)
  const asked = page.getByRole('group')
  expect(await asked.count()).toBe(10)
  for (const [index, { question, options = [] }] of questions.entries()) {
    const group = page.getByRole('group', { name: question, exact: true })
    expect(await group.getByRole('heading', { name: question, exact: true }).isVisible()).toBe(true)
    const choices = group.getByRole('radio')
    expect(await choices.evaluateAll(valuesOf)).toEqual(options.map(({ text }) => text))
    expect(new Set(await choices.evaluateAll(namesOf)).size).toBe(options.length > 0 ? 1 : 0)
    expect(await group.locator('[type=hidden]').evaluateAll(namesOf)).toContain(
      `question_${index + 1}_text`,
    )
  }
})

const valuesOf = (all: readonly HTMLInputElement[]) => all.map(({ value }) => value)
const namesOf = (all: readonly HTMLInputElement[]) => all.map(({ name }) => name)

test.for(cases)('$path is sent without JavaScript', async ({ path, questions }) => {
  const page = await openPage(path, withoutScript)
  const form = page.locator('main form')
  const answers = questions.map(({ options }, index) => options?.[0]?.text ?? `Answer ${index + 1}`)
  for (const [index, { kind }] of questions.entries()) {
    const field = form.locator(`[name=question_${index + 1}]`)
    if (kind === 'choice') await field.first().check()
    if (kind === 'text') await field.fill(answers[index] ?? '')
  }
  await form.locator('[name=name]').fill('Jo')
  await form.locator('[name=email]').fill('jo@krume.example')
  await form.locator('[type=checkbox]').check()

  const { path: to, fields } = await catchSubmission(page, () =>
    form.locator('[type=submit]:visible').click(),
  )
  expect(to).toBe('/')
  expect(fields).toEqual(
    expect.arrayContaining([
      ['form-name', 'funnel-scan-results'],
      ['name', 'Jo'],
      ['email', 'jo@krume.example'],
      ...numbers.slice(0, 9).map((number) => [`question_${number}`, answers[number - 1]]),
      ...numbers.map((number) => [`question_${number}_text`, questions[number - 1]?.question]),
    ]),
  )
})

test.for(cases)('$path tells the host of every field that is ever sent', async ({ path }) => {
  const html = await (await fetch(`${inject('siteUrl')}${path}`)).text()
  const form = html.slice(html.indexOf('<form'), html.indexOf('</form>'))
  const names = new Set(
    [...form.matchAll(/<(?:input|textarea)[^>]* name="([^"]+)"/g)].map(([, name]) => name),
  )

  expect([...names].toSorted()).toEqual(
    [
      ...['form-name', 'name', 'email', 'website'],
      ...numbers.flatMap((number) => [`question_${number}`, `question_${number}_text`]),
    ].toSorted(),
  )
})

test('an option with a colour of the palette has a frame of that paint', async () => {
  const [{ path } = { path: '' }] = cases
  const page = await newPage({ isReused: true })
  await page.route('**/page.json', async (route) => {
    const response = await route.fetch()
    const file: { page: Page } = await response.json()
    const { audit } = file.page.quizzes ?? {}
    for (const [index, { options = [] }] of (audit?.questions ?? []).entries()) {
      for (const option of options.slice(0, 1)) option.color = index % 2 === 0 ? 'accent' : 'ink'
    }
    await route.fulfill({ response, json: file })
  })
  // A document is not drawn again, so the questions are reached by a link.
  await page.goto(path.replace(/\/questions$/, ''))
  await intent(page)
  await page.locator(`main a[href="${path}"]`).first().click()
  await page.locator('.option-rows').first().waitFor({ state: 'attached' })
  const question = page.locator('.option-rows').first().locator('.option-row')
  const frames = await question
    .locator('.tile')
    .evaluateAll((all) => all.map((tile) => getComputedStyle(tile).boxShadow))

  expect(new Set(frames).size).toBe(2)
  expect(frames[0]).toContain('3px')
  expect(frames.slice(1).every((frame) => frame.includes('1px'))).toBe(true)
})
