import { expect, inject, test } from 'vitest'
import type { Page } from '#site/types.ts'
import { inLanguage } from '../e2e/routes.ts'

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

test.for(cases)('the choices of $path count what they should', ({ questions }) => {
  expect(
    questions.map(({ options = [] }, index) => ({
      question: index + 1,
      counts: options.map(({ score }) => score),
    })),
  ).toEqual(scores)
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
