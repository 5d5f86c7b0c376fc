import type { FieldCheck } from '#site/types.ts'

/** Values or messages by the name of their field. */
export type ByField = Readonly<Record<string, string>>

/**
 * Error messages for invalid values, from the content. The API validates by the same rules, after
 * trimming.
 */
export const checkFields = (fields: readonly FieldCheck[], values: ByField): ByField =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = problemOf(field, (values[field.name] ?? '').trim())
      return problem === undefined ? [] : [[field.name, problem]]
    }),
  )

function problemOf(
  { required, invalid = required, pattern, maxLength = Number.POSITIVE_INFINITY }: FieldCheck,
  value: string,
): string | undefined {
  if (value === '') return required
  if (value.length > maxLength) return invalid
  return pattern === undefined || new RegExp(pattern, 'u').test(value) ? undefined : invalid
}
