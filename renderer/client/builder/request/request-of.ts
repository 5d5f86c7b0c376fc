import type { QuizRequest, ToolBuilderContent, ToolField } from '#site/types.ts'
import { pathOf } from '../state/path.ts'
import type { BuilderState } from '../state/state.ts'

/** The request for the answers of a conversation. Throws if an answer is missing. */
export function requestOf(content: ToolBuilderContent, state: BuilderState): QuizRequest {
  const { problem, kind, main, subcategory, audience, answers } = pathOf(content, state)
  const answerTo = (field: ToolField) => answers.find((each) => each.field === field)?.option?.text

  const output = answerTo('desired_output')
  const action = answerTo('final_cta')
  if (!problem || !kind || !main || !subcategory || !output || !action) {
    throw new Error('A question has not been answered.')
  }
  return {
    company_name: state.companyName,
    category: { main: main.text, sub: subcategory.text },
    core_problem: problem.text,
    tool_kind: { code: kind.code, title: kind.title },
    desired_output: output,
    final_cta: action,
    ...content.request,
    ...(audience && { target_audience: audience.text }),
  }
}
