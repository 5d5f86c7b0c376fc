import type { FormField as Field } from '#site/types.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { FieldControl } from './field-control.tsx'
import { FieldProblem } from './field-problem.tsx'

/** What a box that is ticked sends. */
const ticked = 'yes'

interface Props {
  /** The id of the control, and prefix of the ids of its descriptions. */
  readonly id: string
  readonly field: Field
  /** Text of the empty first option of a list. */
  readonly choose?: string | undefined
  /** The value of an earlier visit. */
  readonly value?: string | undefined
  /** Error message. */
  readonly problem?: string | undefined
  readonly isDisabled?: boolean
}

/** A field with label, hint and error message. Radio buttons are a group with a common label. */
export function FormField(props: Props) {
  const { id, field, choose, value, problem, isDisabled = false } = props
  const { kind, label, half } = field
  const className = half ? 'form-field form-half' : 'form-field'
  const hintId = field.hint === undefined ? undefined : `${id}-hint`
  const problemId = `${id}-problem`
  const describedBy = hintId === undefined ? problemId : `${hintId} ${problemId}`
  const isInvalid = problem !== undefined

  const hint = field.hint && (
    <p id={hintId} className="form-hint small muted">
      {field.hint}
    </p>
  )
  const mend = <FieldProblem id={problemId} field={field.name} problem={problem} />

  if (kind === 'radio') {
    return (
      <div
        className={className}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      >
        <p id={`${id}-label`} className="form-label">
          {label}
        </p>
        {hint}
        <FieldRadios field={field} value={value} isDisabled={isDisabled} />
        {mend}
      </div>
    )
  }
  if (kind === 'checkbox' || kind === 'consent') {
    return (
      <div className={className}>
        <label className="form-box">
          <input
            type="checkbox"
            id={id}
            name={field.name}
            value={ticked}
            defaultChecked={value === ticked}
            required={field.required !== undefined}
            disabled={isDisabled}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
          />
          <span>{field.statement ? <RichText nodes={field.statement} /> : label}</span>
        </label>
        {hint}
        {mend}
      </div>
    )
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {hint}
      <FieldControl
        id={id}
        field={field}
        choose={choose}
        value={value}
        describedBy={describedBy}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
      />
      {mend}
    </div>
  )
}

interface RadiosProps {
  readonly field: Field
  readonly value: string | undefined
  readonly isDisabled: boolean
}

function FieldRadios({ field, value: chosen, isDisabled }: RadiosProps) {
  const { name, options = [], required } = field
  return (
    <div className="form-radios">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
            required={required !== undefined}
            disabled={isDisabled}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
