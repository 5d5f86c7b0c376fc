import type { ToolQuiz } from '#site/types.ts'
import type { FinishedQuiz } from '../state/finished-quiz.ts'
import { playQuiz } from './play-quiz.ts'
import styles from './quiz-file.css?inline'
import { quizFile } from './quiz-file.ts'

interface Options {
  readonly words: ToolQuiz
  readonly language: string
}

/** Downloads the quiz as one file. */
export function downloadQuiz(finished: FinishedQuiz, { words, language }: Options): void {
  const { href: base } = window.location
  const script = `(${playQuiz})()`
  const html = quizFile({
    finished,
    words,
    language,
    base,
    styles: `${colorsOf(styles)}${styles}`,
    script,
  })

  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${fileName(finished.company, words.fileName)}.html`
  link.click()
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}

/** The colours of this site that a style sheet uses, each for both themes. */
function colorsOf(sheet: string): string {
  const site = getComputedStyle(document.documentElement)
  const names = new Set(sheet.match(/(?<=var\()--[\w-]+/g))
  return `:root{${[...names].map((name) => `${name}:${site.getPropertyValue(name)};`).join('')}}`
}

/** A file name that every operating system accepts. */
const fileName = (company: string, prefix: string) =>
  [prefix, ...(company.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].join('-').slice(0, 60)
