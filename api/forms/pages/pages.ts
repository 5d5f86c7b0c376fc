import type { FormRule, NotTakenWords } from '#site/types.ts'
import type { Pairs } from '../../store/submission.ts'
import type { FieldError } from '../check-fields.ts'

interface FormPage {
  readonly form: FormRule
  /** The language of the response. */
  readonly language: string
}

export interface FilledPage extends FormPage {
  /** The values that the visitor sent. */
  readonly values: Pairs
}

/** The reason for a rejection, as visitors read it. */
export type RejectionReason = 'notStored' | keyof NotTakenWords

export interface RejectedPage extends Omit<FilledPage, 'form'> {
  /** Undefined if the request does not name a known form. */
  readonly form: FormRule | undefined
  readonly reason: RejectionReason
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

/** The HTML responses for browsers without scripts. */
export interface Pages {
  /** The form with the sent values and their errors. */
  invalid(page: FilledPage & { readonly errors: readonly FieldError[] }): Response
  /** The form was rejected. The page gives the reason and the values that were read. */
  rejected(page: RejectedPage): Response
  /** The confirmation, for a site without a page for it. */
  thanks(page: FormPage): Response
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

/** An HTML response. It declares its length, because the access log reports it. */
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
