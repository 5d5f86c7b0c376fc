import type { QuizWords } from '#site/types.ts'
import type { ByField } from '../forms/fields/check-fields.ts'
import { FieldProblem } from '../forms/fields/field-problem.tsx'
import { longestAnswer } from '../forms/fields/field-values.ts'

interface Props {
  /** Prefix of the field ids. */
  readonly id: string
  readonly words: QuizWords
  readonly values: ByField
  readonly problems: ByField
}

/** Name and e-mail address of the visitor. */
export function ContactFields({ id, words, values, problems }: Props) {
  return (
    <div className="quiz-contact">
      <ContactField
        id={`${id}-name`}
        name="name"
        label={words.name}
        value={values['name']}
        problem={problems['name']}
      />
      <ContactField
        id={`${id}-email`}
        name="email"
        type="email"
        label={words.email}
        value={values['email']}
        problem={problems['email']}
      />
    </div>
  )
}

interface FieldProps {
  readonly id: string
  /** Also the `autocomplete` token. */
  readonly name: 'name' | 'email'
  readonly type?: 'email'
  readonly label: string
  readonly value: string | undefined
  readonly problem: string | undefined
}

function ContactField({ id, name, type, label, value, problem }: FieldProps) {
  const problemId = `${id}-problem`
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field-input"
        type={type}
        name={name}
        defaultValue={value}
        autoComplete={name}
        dir="auto"
        maxLength={longestAnswer}
        required
        aria-describedby={problemId}
        aria-invalid={problem !== undefined || undefined}
      />
      <FieldProblem id={problemId} field={name} problem={problem} />
    </div>
  )
}
