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

/** In characters: a line, and a column of the results with the space after it. */
const width = 100
const columnWidth = 25

/** A quiz for editors: questions with the score and advice of each answer, the results side by side, and the link. */
export function printQuiz({ quiz, heading, choices, color }: Input): string {
  const style = (format: 'bold' | 'dim', text: string) =>
    color ? styleText(format, text, { validateStream: false }) : text
  const { questions, scoring_rubric: rubrics, final_cta: call, presentation } = quiz

  const questionLines = questions.flatMap(
    ({ id, question_text: text, options, name, norm }, index) => {
      const scores = rubrics.find(({ question_id }) => question_id === id)?.scores ?? {}
      const about = [name, norm && `${norm.text} (${norm.source})`].filter(
        (part) => part !== undefined,
      )
      return [
        '',
        style('bold', wrap(`${index + 1}. ${text}`, '   ')),
        ...(about.length > 0 ? [style('dim', wrap(`   ${about.join(' · ')}`, '   '))] : []),
        ...options.flatMap((option) => [
          wrap(`   ${String(scores[option.id] ?? 0).padStart(3)}  ${option.text}`, '        '),
          ...adviceOf(option).map((advice) =>
            style('dim', wrap(`          ${advice}`, '          ')),
          ),
        ]),
      ]
    },
  )

  return [
    style('bold', heading),
    style('dim', choices.join(' · ')),
    ...(presentation ? ['', style('bold', presentation.title), wrap(presentation.intro, '')] : []),
    ...questionLines,
    '',
    ...sideBySide(quiz.result_categories.map(resultLines)),
    '',
    ...(presentation ? [wrap(`   ${presentation.keep}`, '   '), ''] : []),
    `${style('bold', call.text)} → ${call.link}`,
    '',
  ].join('\n')
}

const adviceOf = ({
  advice,
  urgent,
  helpline,
  outlook,
}: GeneratedQuiz['questions'][number]['options'][number]) => [
  ...(advice === undefined ? [] : [`${urgent ? '! ' : ''}${advice}`]),
  ...(helpline === undefined ? [] : [`! ${helpline}`]),
  ...(outlook ? [`= ${outlook.stay}`, `→ ${outlook.change}`] : []),
]

/** A result as the lines of a column. */
function resultLines(result: GeneratedQuiz['result_categories'][number]): readonly string[] {
  const { min_score: min, max_score: max, title, description } = result
  const paragraphs = [`${min}–${max}`, title, ...description.split('\n')]
  return paragraphs.flatMap((paragraph, index) => [
    ...(index > 1 ? [''] : []),
    ...wrap(paragraph, '', columnWidth - 2).split('\n'),
  ])
}

/** Columns beside each other. */
const sideBySide = (columns: readonly (readonly string[])[]): readonly string[] =>
  Array.from({ length: Math.max(...columns.map(({ length }) => length)) }, (_, row) =>
    columns
      .map((lines) => (lines[row] ?? '').padEnd(columnWidth))
      .join('')
      .trimEnd(),
  )

/** Wraps a line between words; further lines start with the indent. */
function wrap(text: string, indent: string, limit = width): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length > limit) {
      lines.push(line)
      line = `${indent}${word}`
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}
