import type { ByField } from './check-fields.ts'

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
