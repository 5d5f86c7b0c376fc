/** What a link holds, as `schema/api/finished-quiz.schema.json` describes it. */
export type { FinishedQuiz, OwnAction } from '#site/types.ts'
