import type { FieldCheck, QuizQuestion, QuizWords } from '#site/types.ts'
import type { ByField } from '../forms/fields/check-fields.ts'
import { FieldProblem } from '../forms/fields/field-problem.tsx'
import { longestAnswer } from '../forms/fields/field-values.ts'
import { TextField } from '../forms/fields/text-field.tsx'
import { OptionRow } from './options/option-row.tsx'

interface Props {
  /** Prefix of the ids of the question. */
  readonly id: string
  readonly question: QuizQuestion
  readonly words: QuizWords
  readonly fields: readonly FieldCheck[]
  readonly values: ByField
  readonly problems: ByField
}

/** The answer fields of a question: a text, a choice, or the contact fields. */
export function QuizAnswer({ id, question, words, fields, values, problems }: Props) {
  const [field] = fields
  if (question.kind === 'contact') {
    return <ContactFields id={id} words={words} values={values} problems={problems} />
  }
  if (!field) return null

  const { name } = field
  const isRequired = question.required !== undefined
  if (question.kind === 'choice') {
    return (
      <div className="option-rows quiet">
        {question.options?.map(({ id, text, tile }) => (
          <OptionRow
            key={id}
            name={name}
            value={text}
            tile={tile}
            text={text}
            isChosen={values[name] === text}
            required={isRequired}
          />
        ))}
      </div>
    )
  }

  const problem = problems[name]
  const problemId = `${id}-problem`
  return (
    <>
      <input
        className="field-input"
        name={name}
        defaultValue={values[name]}
        placeholder={question.placeholder}
        dir="auto"
        maxLength={longestAnswer}
        required={isRequired}
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-hint ${problemId}`}
        aria-invalid={problem !== undefined || undefined}
        {...(question.format === 'url' && addressField)}
      />
      <FieldProblem id={problemId} field={name} problem={problem} />
    </>
  )
}

/** Not type="url", which would insist on https:// before the name. */
const addressField = {
  inputMode: 'url',
  autoComplete: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** Name and e-mail address of the visitor. */
const ContactFields = ({ id, words, values, problems }: Omit<Props, 'question' | 'fields'>) => (
  <div className="quiz-contact">
    {(['name', 'email'] as const).map((name) => (
      <TextField
        key={name}
        id={`${id}-${name}`}
        type={name === 'email' ? name : undefined}
        name={name}
        label={words[name]}
        problem={problems[name]}
        defaultValue={values[name]}
        autoComplete={name}
        maxLength={longestAnswer}
        required
      />
    ))}
  </div>
)
