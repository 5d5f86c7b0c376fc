import type { Page } from 'playwright'
import { eventually } from '../support/browser-page.ts'
import { readPage } from './languages.ts'
import { inLanguage } from './routes.ts'

async function auditIn(code: string) {
  const path = inLanguage(code, '/funnel-scan/questions')
  const quiz = (await readPage(path)).quizzes?.['audit']
  if (!quiz) throw new Error('There is no audit.')
  return { code, path, quiz }
}

async function callIn(code: string) {
  const path = inLanguage(code, '/strategy-call')
  const form = (await readPage(path)).forms?.['strategy-call']
  if (!form) throw new Error('There is no strategy call.')
  return { code, path, form }
}

/** Each in English, then in Dutch, as its page brings it. */
export const audits = await Promise.all([auditIn('en'), auditIn('nl')])
export const strategyCalls = await Promise.all([callIn('en'), callIn('nl')])
export type Audit = (typeof audits)[number]
export type StrategyCall = (typeof strategyCalls)[number]

/** What somebody answers: the first choice throughout, and words of their own. */
export function answersOf({ quiz }: Audit, name: string) {
  const typed: Readonly<Record<string, string>> = {
    website: ' https://krume.example/thuis?van=ads ',
    audience: 'Brötchen & “café” <people>',
    frustration: '50% + more = 🙃',
  }
  return {
    name,
    email: 'jo@krume',
    questions: quiz.questions.map(({ id, options }) => options?.[0]?.text ?? typed[id] ?? ''),
  }
}

type Answers = ReturnType<typeof answersOf>

/** What the heading says to a visitor who has sent the answers. */
export const thanksTo = (name: string, { quiz: { confirmation } }: Audit) =>
  confirmation.thanks?.heading.replace('{name}', () => name) ?? confirmation.heading

/** The parts of the audit that a visitor uses. */
export function quizOn(page: Page, { quiz: { words } }: Audit) {
  const current = page.locator('.quiz-question:visible')
  return {
    current,
    heading: current.getByRole('heading'),
    field: current.getByRole('textbox'),
    choices: current.getByRole('radio'),
    agreement: current.getByRole('checkbox'),
    problem: current.locator('.field-problem:visible'),
    previous: page.getByRole('button', { name: words.previous }),
    next: page.getByRole('button', { name: words.next }),
    submit: page.getByRole('button', { name: words.submit }),
    progress: page.getByRole('progressbar'),
  }
}

/** Whether the module of the thanks has run. A text: Vitest would import it. */
const hasThanks = `(async () => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const file = files.find((name) => name.includes('/quiz-thanks-'))
  return file !== undefined && 'QuizThanks' in (await import(file))
})()`

/** Waits for the thanks to one visitor: where they come a second after the answers were sent, all are thanked alike. */
export const canThank = (page: Page): Promise<void> =>
  eventually(() => page.evaluate(hasThanks)).toBe(true)

/** Answers everything up to the last question, and fills that in. */
export async function answerAll(page: Page, audit: Audit, answers: Answers): Promise<void> {
  const { heading, field, choices, agreement, next } = quizOn(page, audit)
  for (const [index, { kind, question }] of audit.quiz.questions.entries()) {
    await heading.getByText(question, { exact: true }).waitFor()
    if (kind === 'choice') await choices.first().click()
    if (kind === 'text') {
      await field.fill(answers.questions[index] ?? '')
      await next.click()
    }
    if (kind === 'contact') {
      await field.first().fill(answers.name)
      await field.last().fill(answers.email)
      await agreement.check()
    }
  }
  await canThank(page)
}

/** Everything that is to be sent, in order. */
export function sentOf({ quiz }: Audit, { name, email, questions }: Answers) {
  return [
    ['name', name],
    ['email', email],
    ['website', questions[0]],
    ...quiz.questions.flatMap(({ kind, question }, index) => [
      [`question_${index + 1}`, kind === 'contact' ? name : questions[index]],
      [`question_${index + 1}_text`, question],
    ]),
  ]
}

/** What somebody fills in, by field and in the order of the form. */
export const filledBy = (company: string) => ({
  companyName: company,
  email: 'mail@krume.example',
  'service-interested-in': 'not-sure',
  hasWebsite: 'no',
  businessDescription: 'Bread & <cake>',
  websiteGoal: '100% more guests, “now” 🙃',
})

/** The parts of the strategy call that a visitor uses. */
export function callOn(page: Page, { form: { submit, processing, confirmation } }: StrategyCall) {
  const form = page.locator('main form')
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    problems: form.locator('.field-problem:visible'),
    button: form.locator('[type=submit]'),
    submit: form.getByRole('button', { name: submit }),
    processing: form.getByRole('button', { name: processing }),
    confirmation: page.getByRole('heading', { name: confirmation.heading }),
    calendar: page.getByRole('dialog', { name: 'Provider' }),
    stepsDone: () => page.locator('[data-step-done]').getAttribute('data-step-done'),
  }
}

/** Waits for the provider's script: a form that is sent before it has come opens no calendar. */
export const calendarCanOpen = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => 'Provider' in window)
}

/** Fills in everything. */
export async function fillIn(
  { field }: ReturnType<typeof callOn>,
  values: ReturnType<typeof filledBy>,
): Promise<void> {
  for (const name of ['companyName', 'email', 'businessDescription', 'websiteGoal'] as const) {
    await field(name).fill(values[name])
  }
  await field('service-interested-in').selectOption(values['service-interested-in'])
  await field('hasWebsite').locator(`xpath=self::*[@value="${values.hasWebsite}"]`).check()
}
