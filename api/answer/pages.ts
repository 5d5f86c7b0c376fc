import type { FormRule, FormRules, NotTakenWords } from '#site/types.ts'
import type { FieldError } from '../receive/form.ts'
import type { Pairs } from '../store/submission.ts'
import { filledPage } from './filled-page.ts'

interface FormPage {
  readonly form: FormRule
  /** The language of the response. */
  readonly language: string
}

interface FilledPage extends FormPage {
  /** The values that the visitor sent. */
  readonly values: Pairs
}

/** The reason for a rejection, as visitors read it. */
export type RejectionReason = 'notStored' | keyof NotTakenWords

interface RejectedPage extends Omit<FilledPage, 'form'> {
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

/** An HTML response. */
const htmlResponse = (
  html: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(Buffer.byteLength(html)),
      ...headers,
    },
  })

type RejectionRules = Pick<FormRules, 'contact' | 'notStored' | 'notTaken'>

/** Used when the site has no text in the visitor's language. */
const plain: Readonly<
  Record<RejectionReason, { readonly heading: string; readonly text: string }>
> = {
  notStored: {
    heading: 'This was not received',
    text: 'Nothing was stored. All you wrote is still below; please send it again in a minute.',
  },
  tooOften: {
    heading: 'That was too often',
    text: 'Nothing was stored. All you wrote is still below; please send it again in a minute.',
  },
  tooLarge: {
    heading: 'This is too long',
    text: 'Nothing was stored. Go back to what you wrote, and make it shorter.',
  },
  unreadable: {
    heading: 'This could not be read',
    text: 'Go back to what you wrote, and send it again.',
  },
}
const plainLink = 'Or mail it'

/** Explains in the visitor's language why a form was not accepted, and offers to send it by e-mail instead. */
function rejectionNotice(rules: RejectionRules, page: RejectedPage): string {
  const { language, reason, values } = page
  const stored = rules.notStored?.[language]
  const own = reason === 'notStored' ? stored : rules.notTaken?.[language]?.[reason]
  const { heading, text } = own ?? plain[reason]
  const mail = stored?.mail ?? plainLink
  const link =
    rules.contact === undefined || values.length === 0
      ? ''
      : `<p><a href="${escapeHtml(mailtoBody(rules.contact, page))}">${escapeHtml(mail)}</a></p>`
  // The notice has the focus when the page opens, so that a screen reader reads it first.
  return `<div class="form-failure" role="alert" tabindex="-1" autofocus=""${own ? '' : ' lang="en"'}><p><strong>${escapeHtml(heading)}</strong></p><p>${escapeHtml(text)}</p>${link}</div>`
}

/** The body of a mailto link, with every sent field. */
function mailtoBody(
  contact: string,
  { form, language, values }: Pick<RejectedPage, 'form' | 'language' | 'values'>,
): string {
  const fields = form?.languages[language]?.fields ?? {}
  const wordings = form?.fields.filter(({ kind }) => kind === 'wording') ?? []
  const unseen = new Set(['form-name', ...wordings.map(({ name }) => name)])
  const lines = values
    .filter(([name, value]) => !unseen.has(name) && value.trim() !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}\n${value}`)
  const text = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${contact}?body=${encodeURIComponent(text.toWellFormed())}`
}

/** A document of the built site. */
interface SiteDocument {
  readonly html: string
  /** Response headers of the document. */
  readonly headers: Readonly<Record<string, string>>
}

interface Input {
  readonly rules: RejectionRules
  /** The document at an address, if there is one. */
  readonly find?: (path: string) => SiteDocument | undefined
}

interface Message extends Omit<FilledPage, 'form'> {
  readonly form: FormRule | undefined
  readonly errors?: readonly FieldError[]
  readonly notice?: string
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Pages in the design of the site: a rejected form comes back in the page that contains it. Otherwise plain HTML. */
export function createPages({ rules, find = () => undefined }: Input): Pages {
  const filled = ({ form, status, headers, errors = [], ...message }: Message) => {
    const found = find(form?.languages[message.language]?.path ?? '')
    const html = form && found && filledPage({ document: found.html, form, errors, ...message })
    return html === undefined
      ? undefined
      : htmlResponse(html, status, { ...found?.headers, ...headers })
  }
  return {
    invalid: ({ form, language, values, errors }) => {
      const inSite = filled({ form, language, values, errors, status: 422 })
      if (inSite) return inSite
      const { fields = {} } = form.languages[language] ?? {}
      const items = errors.map(({ field, code }) => {
        const { label = field, required = code, invalid = required } = fields[field] ?? {}
        return `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(code === 'required' ? required : invalid)}</li>`
      })
      const body = `<ul>${items.join('')}</ul>${again({ form, language, values })}${linkTo(form, language)}`
      return page(422, language, body)
    },
    rejected: (rejected) => {
      const { form, language, values, status, headers } = rejected
      const notice = rejectionNotice(rules, rejected)
      const whole = form && values.length > 0 ? again({ form, language, values }) : ''
      return filled({ ...rejected, notice }) ?? page(status, language, notice + whole, headers)
    },
    thanks: ({ form, language }) => {
      const { thanks = '' } = form.languages[language] ?? {}
      return page(200, language, `<h1>${escapeHtml(thanks)}</h1>${linkTo(form, language)}`)
    },
  }
}

const linkTo = ({ languages }: FormRule, language: string) => {
  const path = escapeHtml(languages[language]?.path ?? '/')
  return `<p><a href="${path}">${path}</a></p>`
}

/** A form with all sent values, to edit and send again. */
function again({ form, language, values }: FilledPage): string {
  const { fields = {}, path = '/' } = form.languages[language] ?? {}
  return `<form method="post" action="${escapeHtml(path)}">${hiddenName(form)}${values
    .filter(([name]) => name !== 'form-name')
    .map(([name, value]) => field(fields[name]?.label, name, value))
    .join('')}<button>↻</button></form>`
}

const hiddenName = ({ name }: FormRule) =>
  `<input type="hidden" name="form-name" value="${escapeHtml(name)}">`

const field = (label: string | undefined, ...[name, value]: Pairs[number]) =>
  label === undefined
    ? `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
    : `<p><label>${escapeHtml(label)}<br><textarea name="${escapeHtml(name)}">\n${escapeHtml(value)}</textarea></label></p>`

const page = (
  status: number,
  language: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  htmlResponse(
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>${body}`,
    status,
    headers,
  )
