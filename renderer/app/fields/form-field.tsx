import type { FormField as Field } from '#site/types.ts'
import { FieldControl } from './field-control.tsx'

interface Props {
  /** The id of the control; comes before the ids of what describes it. */
  readonly id: string
  readonly field: Field
  /** The first, empty choice of a list. */
  readonly choose?: string | undefined
}

/** A field with its label and remark; several choices are a group under a common one. */
export function FormField({ id, field, choose }: Props) {
  const { kind, label, half } = field
  const className = half ? 'form-field form-half' : 'form-field'
  const hintId = field.hint === undefined ? undefined : `${id}-hint`

  const hint = field.hint && (
    <p id={hintId} className="form-hint small muted">
      {field.hint}
    </p>
  )

  if (kind === 'radio') {
    return (
      <fieldset className={className} aria-describedby={hintId}>
        <legend>{label}</legend>
        {hint}
        <FieldRadios field={field} />
      </fieldset>
    )
  }
  return (
    <div className={className}>
      <label htmlFor={id}>{label}</label>
      {hint}
      <FieldControl id={id} field={field} choose={choose} describedBy={hintId} />
    </div>
  )
}

function FieldRadios({ field: { name, options = [], required } }: { readonly field: Field }) {
  return (
    <div className="form-radios">
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} required={required !== undefined} />
          {label}
        </label>
      ))}
    </div>
  )
}
