import type { ToolBuilderContent } from '#site/types.ts'
import { interpolate } from '../../site/interpolate.ts'
import type { BuilderState } from './state.ts'

/** The entries of the content for the visitor's answers. */
export function pathOf(content: ToolBuilderContent, state: BuilderState) {
  const main = content.categories.find(({ id }) => id === state.main)
  const subcategory = main?.subcategories.find(({ id }) => id === state.subcategory)
  return {
    problem: content.problems.options.find(({ id }) => id === state.problem),
    kind: content.kinds.options.find(({ code }) => code === state.kind),
    main,
    subcategory,
    audience: subcategory?.audiences?.options.find(({ id }) => id === state.audience),
    answers: content.questions.map(({ field, name, options }, index) => ({
      ...{ field, name },
      option: options.find(({ id }) => id === state.answers[index]),
    })),
  }
}

/** The question of a phase. */
export function questionOf(content: ToolBuilderContent, state: BuilderState): string {
  switch (state.phase) {
    case 'companyName': {
      const { problem, kind } = pathOf(content, state)
      return interpolate(content.companyName.question, {
        problem: problem?.phrase ?? '',
        kind: kind?.phrase ?? '',
      })
    }
    case 'main':
      return content.main
    case 'subcategory':
      return content.subcategory
    case 'audience':
      return pathOf(content, state).subcategory?.audiences?.question ?? ''
    case 'standard':
      return content.questions[state.step]?.question ?? ''
    default:
      return content.contact.question
  }
}

/** The choices of a phase; empty if the answer is typed. */
export function choicesOf(content: ToolBuilderContent, state: BuilderState) {
  switch (state.phase) {
    case 'main':
      return content.categories
    case 'subcategory':
    case 'audience': {
      const { main, subcategory } = pathOf(content, state)
      if (!main) return []
      const choices =
        state.phase === 'subcategory' ? main.subcategories : subcategory?.audiences?.options
      return choices?.map((choice) => ({ ...choice, tile: main.tile })) ?? []
    }
    case 'standard':
      return content.questions[state.step]?.options ?? []
    default:
      return []
  }
}
