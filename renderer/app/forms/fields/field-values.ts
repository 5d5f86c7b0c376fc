import type { ByField } from './check-fields.ts'

/**
 * What a field takes, in characters. A browser cuts off what is pasted beyond it without a word, so it
 * is far more than anybody writes; two such texts are still less than the API refuses.
 */
export const longestAnswer = 20_000

/** The current values of a form, including those from autofill. */
export const fieldValues = (form: HTMLFormElement): ByField =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
