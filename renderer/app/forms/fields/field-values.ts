import type { ByField } from './check-fields.ts'

/** What stands in a form right now, whoever filled it in: visitor, browser or password manager. */
export const fieldValues = (form: HTMLFormElement): ByField =>
  Object.fromEntries(
    [...new FormData(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
