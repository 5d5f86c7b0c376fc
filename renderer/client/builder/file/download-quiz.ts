import type { QuizPlayer } from '#site/types.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { saveFile } from '../telling/save-file.ts'
import { fileName } from './file-name.ts'
import script from './play-quiz.ts?script'
import styles from './quiz-file.css?inline'
import { quizFile } from './quiz-file.ts'

/** Downloads the quiz as one file. */
export function downloadQuiz(finished: FinishedQuiz, frames: QuizPlayer): void {
  const { href: base } = window.location
  const sheet = `${colorsOf(styles)}${styles}`
  const html = quizFile({ finished, frames, base, styles: sheet, script })
  const name = fileName(finished.company, frames.player.fileName)
  saveFile(new Blob([html], { type: 'text/html' }), name)
}

/** The colours of this site that a style sheet uses, each for both themes. */
function colorsOf(sheet: string): string {
  const site = getComputedStyle(document.documentElement)
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g))
  return `:root{${[...names].map((name) => `${name}:${site.getPropertyValue(name)};`).join('')}}`
}
