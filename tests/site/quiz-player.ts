import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { HelplineFile, QuizFrames, QuizPlayer } from '#site/types.ts'
import { projectRoot } from '../support/project-root.ts'

/** What quizzes of a language are played with. */
export function playerIn(language: string): QuizPlayer {
  const read = (name: string) =>
    JSON.parse(
      JSON.stringify(load(readFileSync(join(projectRoot, `content/${language}/${name}`), 'utf8'))),
    )
  const { kinds, outputs, player, words }: QuizFrames = read('quiz-frames.yaml')
  const { helplines }: HelplineFile = read('helplines.yaml')
  return { language, kinds, outputs, player, words, helplines }
}
