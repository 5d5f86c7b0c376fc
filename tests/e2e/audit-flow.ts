import type { Page } from 'playwright'
import { inject } from 'vitest'
import type { Page as PageData, QuizContent } from '#site/types.ts'
import { inLanguage } from './routes.ts'

/** The audit of one language, as its page brings it. */
export interface Audit {
  readonly code: string
  readonly path: string
  readonly quiz: QuizContent
}

export const audits: readonly Audit[] = await Promise.all(
  ['en', 'nl'].map(async (code) => {
    const path = inLanguage(code, '/funnel-scan/questions')
    const { page }: { page: PageData } = await (
      await fetch(`${inject('siteUrl')}${path}/page.json`)
    ).json()
    const quiz = page.quizzes?.['audit']
    if (!quiz) throw new Error(`${path} has no audit.`)
    return { code, path, quiz }
  }),
)

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

export type Answers = ReturnType<typeof answersOf>

/** What the heading says to a visitor who has sent the answers. */
export const thanksTo = (name: string, { quiz: { confirmation } }: Audit) =>
  confirmation.thanks?.heading.replace('{name}', () => name) ?? confirmation.heading

/** The parts of the quiz that a visitor uses. */
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
