import type { FormField } from '#site/types.ts'
import { Icon } from '../../ui/icon.tsx'
import { longestAnswer } from './field-values.ts'

interface Props {
  readonly id: string
  readonly field: FormField
  /** Text of the empty first option of a list. */
  readonly choose: string | undefined
  readonly value: string | undefined
  /** The ids of the descriptions. */
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly isDisabled: boolean
}

/** The control of a field, by its kind. */
export function FieldControl(props: Props) {
  const { id, field, choose, value, describedBy, isInvalid, isDisabled } = props
  const { name, kind, placeholder, autocomplete, rows, options = [], required } = field
  const shared = {
    id,
    className: 'field-input',
    name,
    defaultValue: value,
    autoComplete: autocomplete,
    required: required !== undefined,
    disabled: isDisabled,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  }
  if (kind === 'date') return <input {...shared} type="date" />
  const written = { ...shared, placeholder, dir: 'auto', maxLength: longestAnswer }

  if (kind === 'textarea') return <textarea {...written} rows={rows} />
  if (kind === 'select') {
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
  }
  return <input {...written} type={kind === 'phone' ? 'tel' : kind} />
}
