import type { ChosenLibrary } from '#api/quiz/choices.ts'
import { linkContent, readContent } from '#generator/index.ts'
import type { QuizRequest } from '#site/types.ts'
import { emitData } from '../../support/emitted-data.ts'
import { projectRoot } from '../../support/project-root.ts'
import { schemas, validators } from '../../support/project-schemas.ts'

/** The repository's content, linked once for all test files of a process. */
export const { site } = linkContent({
  ...{ schemas, validators, folder: 'content', today: '2026-06-01' },
  files: readContent(`${projectRoot}/content`),
})

export const emitted = emitData(site)
/** The libraries of the repository's content. */
export const { libraries } = emitted.quizBanks

const [first] = libraries.flatMap(({ builder, ...rest }) => (builder ? [{ builder, ...rest }] : []))
if (!first) throw new Error('The content has no quiz banks.')
/** The one that the tool builder is in. */
export const library: ChosenLibrary = first

export const validateRequest = validators('api/quiz-request.schema.json')
export const validateQuiz = validators('api/quiz-response.schema.json')

const answersTo = (field: 'desired_output' | 'final_cta') =>
  library.builder.questions.find((question) => question.field === field)?.options ?? []

/** Yields every request that the tool builder can send, for a company. */
export function* everyRequest(company_name: string): Generator<QuizRequest> {
  const { categories, problems, kinds, request } = library.builder
  for (const { text: main, subcategories } of categories)
    for (const { text: sub, audiences } of subcategories)
      for (const target_audience of audiences?.options.map(({ text }) => text) ?? [
        request.target_audience,
      ])
        for (const { text: core_problem } of problems.options)
          for (const { code, title } of kinds.options)
            for (const { text: desired_output } of answersTo('desired_output'))
              for (const { text: final_cta } of answersTo('final_cta'))
                yield {
                  ...request,
                  target_audience,
                  company_name,
                  category: { main, sub },
                  core_problem,
                  tool_kind: { code, title },
                  desired_output,
                  final_cta,
                }
}

/** A request with all fields in order, and with changes. */
export function requestWith(changes: Partial<QuizRequest> = {}): QuizRequest {
  const { value } = everyRequest('Bakker & Zonen').next()
  if (!value) throw new Error('The tool builder has no answers.')
  return { ...value, ...changes }
}
