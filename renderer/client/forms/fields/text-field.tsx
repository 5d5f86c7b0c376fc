import type { ComponentProps } from 'react'
import { Icon } from '../../kit.ts'

interface Props extends ComponentProps<'input'> {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** Error message. */
  readonly problem?: string | undefined
}

/** A field for one line of text, with label, hint and error message. */
export function TextField({ id, name, label, hint, problem, ...input }: Props) {
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`]
  return (
    <div>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span id={hintId} className="small muted">
          {hint}
        </span>
      )}
      <input
        id={id}
        name={name}
        className="field-input"
        dir="auto"
        aria-describedby={hint ? `${hintId} ${problemId}` : problemId}
        aria-invalid={problem !== undefined || undefined}
        {...input}
      />
      <FieldProblem id={problemId} field={name} problem={problem} />
    </div>
  )
}

interface ProblemProps {
  readonly id: string
  /** The name of the field. By it the API finds the element for its message in the returned page. */
  readonly field: string
  readonly problem: string | undefined
}

/** The error message of a field, hidden if there is none. It describes the field. */
export function FieldProblem({ id, field, problem }: ProblemProps) {
  return (
    <p id={id} className="field-problem" data-field={field} hidden={problem === undefined}>
      <Icon name="alert" />
      {problem}
    </p>
  )
}
