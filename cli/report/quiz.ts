import { styleText } from 'node:util'
import type { GeneratedQuiz } from '#api/index.ts'

interface Input {
  readonly quiz: GeneratedQuiz
  /** Printed above the quiz. */
  readonly heading: string
  /** The choices of the quiz, printed on one line. */
  readonly choices: readonly string[]
  readonly color: boolean
}

const width = 88

/** A quiz for editors: questions with the score of each answer, results, and the link. */
export function printQuiz({ quiz, heading, choices, color }: Input): string {
  const style = (format: 'bold' | 'dim', text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text
  const { questions, scoring_rubric: rubrics, result_categories: results, final_cta: call } = quiz

  const questionLines = questions.flatMap(({ id, question_text: text, options }, index) => {
    const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
    return [
      '',
      style('bold', wrap(`${index + 1}. ${text}`, '   ')),
      ...options.map((option) =>
        wrap(`   ${String(scores[option.id] ?? 0).padStart(3)}  ${option.text}`, '        '),
      ),
    ]
  })
  const resultLines = results.flatMap(({ min_score: min, max_score: max, title, description }) => [
    '',
    style('bold', `${min}–${max}  ${title}`),
    ...description.split('\n').map((line) => wrap(`   ${line}`, '   ')),
  ])

  return [
    style('bold', heading),
    style('dim', choices.join(' · ')),
    ...questionLines,
    ...resultLines,
    '',
    `${style('bold', call.text)} → ${call.link}`,
    '',
  ].join('\n')
}

/** Wraps a line between words; further lines start with the indent. */
function wrap(text: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
