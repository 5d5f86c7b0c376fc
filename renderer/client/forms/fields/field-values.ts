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

/** Unsent values by form. They survive a change of page or language, not a reload. */
export function createDrafts<T>() {
  const drafts = new Map<string, T>()
  return {
    get: (form: string): T | undefined => drafts.get(form),
    save: (form: string, draft: T): void => {
      drafts.set(form, draft)
    },
    delete: (form: string): void => {
      drafts.delete(form)
    },
  }
}

/** Focuses the first invalid field. */
export function focusProblem(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = invalid?.matches('[role=radiogroup]') ? invalid.querySelector('input') : invalid
  control?.focus()
}
