import type { QuizLook as Look } from '#site/types.ts'

/** What a link holds, as `schema/api/finished-quiz.schema.json` describes it. */
export type { FinishedQuiz, OwnAction } from '#site/types.ts'

/** What a business has chosen for the look of its quiz. */
export type { Look }

export type Corners = Look['corners']
