import type { FormField as Field } from '#site/types.ts'
import { Icon, RichText } from '../../kit.ts'
import { longestAnswer } from './check-fields.ts'
import { FieldProblem } from './text-field.tsx'

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

/** What a box that is ticked sends. */
const ticked = 'yes'

/** A field with label, hint and error message. Radio buttons are a group with a common label. */
export function FormField({ id, field, choose, value, problem, isDisabled = false }: Props) {
  const { name, kind, label, half, statement, options = [] } = field
  const hintId = field.hint && `${id}-hint`
  const problemId = `${id}-problem`
  const labelId = `${id}-label`
  const isRadio = kind === 'radio'
  const isBox = kind === 'checkbox' || kind === 'consent'
  const told = {
    'aria-describedby': hintId ? `${hintId} ${problemId}` : problemId,
    'aria-invalid': problem !== undefined || undefined,
  }
  const sent = { name, required: field.required !== undefined, disabled: isDisabled }
  const shared = {
    ...sent,
    ...told,
    id,
    className: 'field-input',
    defaultValue: value,
    autoComplete: field.autocomplete,
    placeholder: field.placeholder,
  }
  const written = { ...shared, dir: 'auto', maxLength: longestAnswer }

  const control = () => {
    if (isRadio)
      return (
        <div className="form-radios even">
          {options.map(({ value: each, label }) => (
            <label key={each}>
              <input type="radio" {...sent} value={each} defaultChecked={each === value} />
              {label}
            </label>
          ))}
        </div>
      )
    if (kind === 'textarea') return <textarea {...written} rows={field.rows} />
    if (kind === 'select')
      return (
        <span className="form-select">
          <select {...shared}>
            {choose && <option value="">{choose}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <Icon name="chevron" />
        </span>
      )
    return (
      <input {...(kind === 'date' ? shared : written)} type={kind === 'phone' ? 'tel' : kind} />
    )
  }

  return (
    <div
      className={half ? 'form-field form-half' : 'form-field'}
      {...(isRadio && { ...told, role: 'radiogroup', 'aria-labelledby': labelId })}
    >
      {isRadio ? (
        <p id={labelId} className="field-label">
          {label}
        </p>
      ) : (
        <label className={isBox ? 'field-tick' : 'field-label'} htmlFor={id}>
          {isBox && (
            <input
              type="checkbox"
              {...sent}
              {...told}
              id={id}
              value={ticked}
              defaultChecked={value === ticked}
            />
          )}
          {isBox ? <span>{statement ? <RichText nodes={statement} /> : label}</span> : label}
        </label>
      )}
      {hintId && (
        <p id={hintId} className="form-hint small muted">
          {field.hint}
        </p>
      )}
      {!isBox && control()}
      <FieldProblem id={problemId} field={name} problem={problem} />
    </div>
  )
}
