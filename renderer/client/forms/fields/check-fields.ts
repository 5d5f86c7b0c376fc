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

/**
 * Maximum length of a field, in characters. A browser truncates longer pasted texts without a message,
 * so it is far more than anyone writes; two such texts are below the limit of the API.
 */
export const longestAnswer = 20_000

/** The current values of a form, including those from autofill. */
export const fieldValues = (form: HTMLFormElement): ByField =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

/** Focuses the first invalid field. */
export function focusProblem(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid
  control?.focus()
}
