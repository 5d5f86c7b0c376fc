import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import type { QuizFrames } from '#site/types.ts'
import { projectRoot } from '../../../support/project-root.ts'

const file = join(projectRoot, 'content/en/quiz-frames.yaml')

/** The words that results are told with. */
export const frames: QuizFrames = JSON.parse(JSON.stringify(load(readFileSync(file, 'utf8'))))
