import type { FieldRule } from '#site/types.ts'
import type { Pairs } from '../store/submission.ts'

export interface FieldError {
  readonly field: string
  readonly code: 'required' | 'invalid'
}

/** Checks the fields of a form by the rules that the browser also applies. */
export function checkFields(rules: readonly FieldRule[], fields: Pairs): readonly FieldError[] {
  const values = new Map(fields)
  return rules.flatMap((rule) => {
    const code = faultOf(rule, (values.get(rule.name) ?? '').trim())
    return code ? [{ field: rule.name, code }] : []
  })
}

function faultOf(
  { required, maxLength = Number.POSITIVE_INFINITY, pattern }: FieldRule,
  value: string,
): FieldError['code'] | undefined {
  if (value === '') return required ? 'required' : undefined
  if (value.length > maxLength) return 'invalid'
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? 'invalid' : undefined
}
