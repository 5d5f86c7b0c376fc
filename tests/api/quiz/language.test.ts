import { expect, test } from 'vitest'
import { resolveRequest } from '#api/quiz/choices.ts'
import { createQuizMaker } from '#api/quiz/quiz-maker.ts'
import { quizzes } from '#api/quiz/quizzes.ts'
import type { QuizRequest } from '#site/types.ts'
import { appWith } from '../app-with.ts'
import { libraries, library, requestWith, validateQuiz, validateRequest } from './library.ts'

const app = appWith({
  handlers: { quiz: quizzes({ makeQuiz: createQuizMaker(libraries), validateRequest }) },
})

async function ask(changes: Partial<QuizRequest>) {
  const response = await app.request('/api/quiz', {
    method: 'POST',
    body: JSON.stringify(requestWith(changes)),
    headers: { 'content-type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}

test.for(libraries.map(({ language, frames, banks }) => ({ language, frames, banks })))(
  'answers of the tool builder make a quiz in "$language": its texts, its call and the links of that language',
  async ({ language, frames, banks }) => {
    const { status, body } = await ask({ language })

    expect(status).toBe(200)
    expect(validateQuiz(body), JSON.stringify(validateQuiz.errors)).toBe(true)
    expect(body.language).toBe(language)
    expect(Object.values(banks).flatMap(({ titles }) => Object.values(titles))).toContain(
      body.presentation.title,
    )
    expect(Object.values(frames.calls).map(({ text, to }) => ({ text, link: to }))).toContainEqual(
      body.final_cta,
    )
  },
)

test('without a language a quiz is in that of its answers, and says so', async () => {
  const { body } = await ask({})
  expect(body).toEqual((await ask({ language: library.language })).body)
})

test('a company without a readable name is called what the language calls it', async () => {
  for (const { language, frames } of libraries) {
    const { body } = await ask({ language, company_name: '\u200B\u0007' })
    expect(JSON.stringify(body)).toContain(frames.unnamed)
  }
})

test.for([
  { name: 'a language of another site', language: 'xx' },
  { name: 'a language in capitals', language: 'NL' },
  { name: 'the name of a prototype', language: 'constructor' },
  { name: 'no language', language: '' },
  { name: 'a text', language: 'x'.repeat(100) },
])('$name is rejected with its path', async ({ language }) => {
  const { status, body } = await ask({ language })

  expect(status).toBe(422)
  expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['/language'])
})

test('a language without the bank of the trade makes no quiz about it', () => {
  const [sub] = library.builder.categories.flatMap(({ subcategories }) => subcategories)
  const lacking = libraries.map((each) => {
    const { [sub?.id ?? '']: _, ...banks } = each.banks
    return each === libraries.find(({ builder }) => builder) ? each : { ...each, banks }
  })
  const faultsIn = (language: string) => {
    const resolved = resolveRequest(lacking, requestWith({ language }))
    return 'faults' in resolved ? resolved.faults.map(({ path }) => path) : []
  }

  expect(faultsIn('en')).toEqual([])
  expect(faultsIn('nl')).toEqual(['/language'])
})
