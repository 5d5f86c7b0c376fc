import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { saveFile } from '../telling/save-file.ts'
import { fileName } from './file-name.ts'
import script from './play-quiz.ts?script'
import styles from './quiz-file.css?inline'
import { type FileWords, quizFile } from './quiz-file.ts'

interface Options {
  readonly words: FileWords
  readonly language: string
}

/** Downloads the quiz as one file. */
export function downloadQuiz(finished: FinishedQuiz, { words, language }: Options): void {
  const { href: base } = window.location
  const html = quizFile({
    finished,
    words,
    language,
    base,
    styles: `${colorsOf(styles)}${styles}`,
    script,
  })
  saveFile(new Blob([html], { type: 'text/html' }), fileName(finished.company, words.quiz.fileName))
}

/** The colours of this site that a style sheet uses, each for both themes. */
function colorsOf(sheet: string): string {
  const site = getComputedStyle(document.documentElement)
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g))
  return `:root{${[...names].map((name) => `${name}:${site.getPropertyValue(name)};`).join('')}}`
}
