import type { FormRule } from '#site/types.ts'
import type { FieldError } from './forms/check-fields.ts'
import type { Pairs } from './forms/decode-form.ts'

export interface FormPage {
  readonly form: FormRule
  /** The code of the language to answer in. */
  readonly language: string
}

export interface FilledPage extends FormPage {
  /** What the visitor sent. */
  readonly values: Pairs
}

/** The pages that a browser without scripts is answered with. */
export interface Pages {
  /** The form again, with what was filled in and what is wrong with it. */
  invalid(page: FilledPage & { readonly errors: readonly FieldError[] }): Response
  /** It was not stored: says so, and gives the text back. */
  notStored(page: FilledPage): Response
  /** Thank you, where the site has no page for it. */
  thanks(page: FormPage): Response
}
