import type { ToolBuilderContent } from '#site/types.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'

/** The tile that stands for a logo: that of the company's field, or else that of the kind of tool. */
export function fieldTile(
  { categories, kinds, companyName }: ToolBuilderContent,
  { field, kind }: Pick<FinishedQuiz, 'field' | 'kind'>,
): string {
  const found =
    categories.find(({ id }) => id === field) ?? kinds.options.find(({ code }) => code === kind)
  return found?.tile ?? companyName.tile
}
