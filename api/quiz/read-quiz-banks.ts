import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QuizBanks, QuizLibrary } from '#site/types.ts'
import { Failure } from '../errors/operator-error.ts'

/** What the build left in the folder of the built site to make quizzes from; nothing where it has no tool builder. */
export function readQuizBanks(folder: string): readonly QuizLibrary[] {
  const file = join(folder, '.diptych/quiz-banks.json')
  if (!existsSync(file)) return []
  try {
    const banks: QuizBanks = JSON.parse(readFileSync(file, 'utf8'))
    return banks.libraries
  } catch {
    throw new Failure(
      `The quiz banks of the built site in "${folder}" cannot be read.`,
      'Build it again: npm run build -- --force',
    )
  }
}
