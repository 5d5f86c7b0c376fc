import type { FormField } from '#site/types.ts'
import { Icon } from '../ui/icon.tsx'

interface Props {
  readonly id: string
  readonly field: FormField
  /** The first, empty choice of a list. */
  readonly choose: string | undefined
  /** The id of what describes the field. */
  readonly describedBy: string | undefined
}

/** What the visitor fills in, by the kind of field. */
export function FieldControl({ id, field, choose, describedBy }: Props) {
  const { name, kind, placeholder, autocomplete, rows, options = [], required } = field
  const shared = {
    id,
    className: 'field-input',
    name,
    autoComplete: autocomplete,
    required: required !== undefined,
    'aria-describedby': describedBy,
  }

  if (kind === 'textarea') return <textarea {...shared} placeholder={placeholder} rows={rows} />
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
  return <input {...shared} type={kind} placeholder={placeholder} />
}
