import { createQuizMaker } from '#api/quiz/quiz-maker.ts'
import type { QuizLibrary, QuizRequest } from '#site/types.ts'
import { faultsOf } from '../../generator/emit/emitted-schemas.ts'

/** What is wrong with the quizzes that the tool builder makes, if each answer is given at least once. */
export async function quizFaults(libraries: readonly QuizLibrary[]): Promise<readonly string[]> {
  const make = createQuizMaker(libraries)
  const faults: string[] = []
  const languages = libraries.map(({ language }) => language)
  for (const request of libraries.flatMap((library) => requestsTo(library, languages))) {
    const wrong = faultsOf('api/quiz-request.schema.json', request)
    const result = wrong.length > 0 ? { faults: wrong } : await make(request)
    const found =
      'quiz' in result
        ? faultsOf('api/quiz-response.schema.json', result.quiz)
        : result.faults.map((fault) => JSON.stringify(fault))
    faults.push(...found.map((fault) => `the quiz about "${request.category.sub}": ${fault}`))
  }
  return faults
}

/** Requests that name each answer of a tool builder at least once, in each of some languages. */
function requestsTo(
  { builder }: QuizLibrary,
  languages: readonly string[],
): readonly QuizRequest[] {
  if (!builder) return []
  const { categories, problems, kinds, questions, request } = builder
  const themes = categories.flatMap(({ text: main, subcategories }) =>
    subcategories.map(({ text: sub }) => ({ main, sub })),
  )
  const optionsOf = (field: string) =>
    questions.find((question) => question.field === field)?.options ?? []
  const [outputs, calls] = [optionsOf('desired_output'), optionsOf('final_cta')]
  const longest = Math.max(
    ...[themes, problems.options, kinds.options, outputs, calls].map(({ length }) => length),
  )
  const at = <Item>(items: readonly Item[], index: number) => items[index % items.length]

  const requests = Array.from({ length: longest }, (_, index): QuizRequest => {
    const [category, problem, kind] = [
      at(themes, index),
      at(problems.options, index),
      at(kinds.options, index),
    ]
    const [output, call] = [at(outputs, index), at(calls, index)]
    if (!category || !problem || !kind || !output || !call)
      throw new Error('A question has no answers.')
    return {
      ...request,
      company_name: 'De Vries',
      category,
      core_problem: problem.text,
      tool_kind: { code: kind.code, title: kind.title },
      desired_output: output.text,
      final_cta: call.text,
    }
  })
  return languages.flatMap((language) => requests.map((each) => ({ ...each, language })))
}
