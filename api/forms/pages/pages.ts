import type { FormRule, NotTakenWords } from '#site/types.ts'
import type { Pairs } from '../../store/submission.ts'
import type { FieldError } from '../check-fields.ts'

interface FormPage {
  readonly form: FormRule
  /** The code of the language to answer in. */
  readonly language: string
}

export interface FilledPage extends FormPage {
  /** What the visitor sent. */
  readonly values: Pairs
}

/** Why a form was not taken, as visitors are told. */
export type RejectionReason = 'notStored' | keyof NotTakenWords

export interface RejectedPage extends Omit<FilledPage, 'form'> {
  /** Undefined where nothing tells which form it was. */
  readonly form: FormRule | undefined
  readonly reason: RejectionReason
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The pages that a browser without scripts is answered with. */
export interface Pages {
  /** The form again, with what was filled in and what is wrong with it. */
  invalid(page: FilledPage & { readonly errors: readonly FieldError[] }): Response
  /** It was not taken: says why, and gives back what was read of it. */
  rejected(page: RejectedPage): Response
  /** Thank you, where the site has no page for it. */
  thanks(page: FormPage): Response
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in a document, between tags or inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** A page. Its length is a header, since the log reports it. */
export const htmlResponse = (
  html: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': String(Buffer.byteLength(html)),
      ...headers,
    },
  })
