import type { FieldCheck, QuizContent, QuizQuestion } from '#site/types.ts'
import type { ByField } from '../forms/fields/check-fields.ts'

/** The fields that answer a question, which is counted from 1. */
export function quizFields(
  { kind }: QuizQuestion,
  number: number,
  checks: readonly FieldCheck[],
): readonly FieldCheck[] {
  const names = kind === 'contact' ? ['name', 'email'] : [`question_${number}`]
  return checks.filter(({ name }) => names.includes(name))
}

/**
 * The submitted fields of a quiz: name, e-mail address, website, and each question with its answer.
 * The answer to the contact question is the name.
 */
export function quizEntries(
  formName: string,
  { questions }: Pick<QuizContent, 'questions'>,
  values: ByField,
): readonly (readonly [name: string, value: string])[] {
  const answerTo = (name: string) => values[name] ?? ''
  const website = questions.findIndex(({ format }) => format === 'url') + 1

  return [
    ['form-name', formName],
    ['name', answerTo('name')],
    ['email', answerTo('email')],
    ['website', answerTo(`question_${website}`)],
    ...questions.flatMap(({ kind, question }, index): readonly (readonly [string, string])[] => {
      const name = `question_${index + 1}`
      return [
        [name, answerTo(kind === 'contact' ? 'name' : name)],
        [`${name}_text`, question],
      ]
    }),
  ]
}
