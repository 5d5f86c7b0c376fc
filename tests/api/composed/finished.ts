import { createQuizMaker } from '#api/composed/quiz-maker.ts'
import type { FinishedQuiz } from '#site/types.ts'
import { libraries, requestWith } from './library.ts'

/** A finished quiz as the tool builder makes it. */
export async function finishedQuiz(changes: Partial<FinishedQuiz> = {}): Promise<FinishedQuiz> {
  const { company = 'Café De Bril' } = changes
  const made = await createQuizMaker(libraries)(requestWith({ company_name: company }))
  if ('faults' in made) throw new Error(JSON.stringify(made.faults))
  return {
    ...{ company, kind: 'A', quiz: made.quiz },
    action: { link: 'https://debril.example/', text: 'Book a table', sentence: '' },
    ...changes,
  }
}
