import type { Context } from 'hono'
import type { FormRule, FormRules, NotTakenWords } from '#site/types.ts'
import type { ApiEnv } from '../http/routes.ts'
import {
  checkFields,
  type FieldError,
  formLanguage,
  formOfPage,
  preferredLanguage,
  readForm,
  wantsPage,
} from '../receive/form.ts'
import type { Pairs } from '../store/line.ts'
import { filledPage } from './filled-page.ts'
import { type ProblemCode, problem } from './problem.ts'

/** What a visitor sent, and the language of the answer. */
interface Sent {
  readonly form: FormRule
  readonly language: string
  readonly values: Pairs
}

/** What was rejected, of a known form or not. */
interface Rejected extends Omit<Sent, 'form'> {
  readonly form: FormRule | undefined
  readonly code: ProblemCode
}

interface Rejection {
  readonly code: ProblemCode
  readonly headers?: Readonly<Record<string, string>>
  /** The sent fields. If absent, they are read from the body. */
  readonly pairs?: Pairs
}

/** Reasons that visitors read, by problem code. Every other code means that the form cannot be read. */
const reasons: Readonly<Partial<Record<ProblemCode, 'notStored' | keyof NotTakenWords>>> = {
  busy: 'notStored',
  not_stored: 'notStored',
  too_many_requests: 'tooOften',
  body_too_large: 'tooLarge',
}

/** The HTML responses for browsers without scripts. */
export type Pages = ReturnType<typeof createPages>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes text for use between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)

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

/** Used when the site has no text in the visitor's language. */
const plain = {
  heading: 'This was not received',
  text: 'Nothing was stored. Go back to what you wrote, shorten it if it is very long, and send it again in a minute.',
  mail: 'Or mail it',
}

interface Input {
  readonly rules: FormRules
  /** The document of the built site at an address with its response headers, if there is one. */
  readonly find?: (
    path: string,
  ) => { readonly html: string; readonly headers: Readonly<Record<string, string>> } | undefined
}

/** Explains in the visitor's language why a form was not accepted, and offers to send it by e-mail instead. */
function rejectionNotice(rules: Input['rules'], rejected: Rejected): string {
  const { language, code, values } = rejected
  const reason = reasons[code] ?? 'unreadable'
  const stored = rules.notStored?.[language]
  const own = reason === 'notStored' ? stored : rules.notTaken?.[language]?.[reason]
  const { heading, text } = own ?? plain
  const link =
    rules.contact === undefined || values.length === 0
      ? ''
      : `<p><a href="${escapeHtml(mailtoBody(rules.contact, rejected))}">${escapeHtml(stored?.mail ?? plain.mail)}</a></p>`
  // The notice has the focus when the page opens, so that a screen reader reads it first.
  return `<div class="form-failure" role="alert" tabindex="-1" autofocus=""${own ? '' : ' lang="en"'}><p><strong>${escapeHtml(heading)}</strong></p><p>${escapeHtml(text)}</p>${link}</div>`
}

/** A mailto link whose body has every sent field. */
function mailtoBody(contact: string, { form, language, values }: Rejected): string {
  const fields = form?.languages[language]?.fields ?? {}
  const wordings = form?.fields.filter(({ kind }) => kind === 'wording') ?? []
  const unseen = new Set(['form-name', ...wordings.map(({ name }) => name)])
  const lines = values
    .filter(([name, value]) => !unseen.has(name) && value.trim() !== '')
    .map(([name, value]) => `${fields[name]?.label ?? name}\n${value}`)
  const text = lines.join('\n\n').replaceAll(/\r?\n/g, '\r\n')
  return `mailto:${contact}?body=${encodeURIComponent(text.toWellFormed())}`
}

/** Pages in the design of the site: a rejected form comes back in the page that contains it. Otherwise plain HTML. */
export function createPages({ rules, find = () => undefined }: Input) {
  /** The page of the form, filled in. Undefined if it is not there. */
  const inSite = (
    { form, language, values }: Sent,
    more: { readonly errors: readonly FieldError[]; readonly notice?: string },
    ...[status, headers]: readonly [status: number, headers?: Rejection['headers']]
  ) => {
    const found = find(form.languages[language]?.path ?? '')
    const html = found && filledPage({ document: found.html, form, language, values, ...more })
    return html === undefined
      ? undefined
      : htmlResponse(html, status, { ...found?.headers, ...headers })
  }
  /** The form with the sent values and their errors. */
  const invalid = ({ errors, ...sent }: Sent & { readonly errors: readonly FieldError[] }) => {
    const { fields = {} } = sent.form.languages[sent.language] ?? {}
    const items = errors.map(({ field, code }) => {
      const { label = field, required = code, invalid = required } = fields[field] ?? {}
      return `<li><strong>${escapeHtml(label)}</strong>: ${escapeHtml(code === 'required' ? required : invalid)}</li>`
    })
    const body = `<ul>${items.join('')}</ul>${linkTo(sent)}`
    return inSite(sent, { errors }, 422) ?? page(422, sent.language, body)
  }
  const languages = [...new Set(rules.forms.flatMap((form) => Object.keys(form.languages)))]
  return {
    invalid,
    /** Answers a rejected request: a script with a problem document, a browser with a page that has what was sent. */
    reject: async (
      { req }: Context<ApiEnv>,
      { code, headers = {}, pairs }: Rejection,
    ): Promise<Response> => {
      const document = problem(code, { headers })
      if (!wantsPage(req.raw)) return document

      const values = pairs ?? (await readPairs(req, rules))
      const name = values.find(([field]) => field === 'form-name')?.[1]
      const form =
        rules.forms.find((each) => each.name === name) ?? formOfPage(rules.forms, req.raw)
      const language = form ? formLanguage(form, req.raw) : preferredLanguage(languages, req.raw)
      if (code === 'empty' && form)
        return invalid({ form, language, values, errors: checkFields(form.fields, values) })
      const notice = rejectionNotice(rules, { form, language, values, code })
      const { status } = document
      const own =
        form && inSite({ form, language, values }, { errors: [], notice }, status, headers)
      return own ?? page(status, language, notice, headers)
    },
    /** The confirmation, for a site without a page for it. */
    thanks: (sent: Omit<Sent, 'values'>) => {
      const { thanks = '' } = sent.form.languages[sent.language] ?? {}
      return page(200, sent.language, `<h1>${escapeHtml(thanks)}</h1>${linkTo(sent)}`)
    },
  }
}

async function readPairs(req: Context<ApiEnv>['req'], { forms }: FormRules): Promise<Pairs> {
  const body = await req.arrayBuffer().catch(() => new ArrayBuffer())
  const contentType = req.header('content-type') ?? ''
  const received = await readForm({ bytes: new Uint8Array(body), contentType }, forms)
  return received.outcome === 'rejected' ? [] : received.pairs
}

const linkTo = ({ form, language }: Omit<Sent, 'values'>) => {
  const path = escapeHtml(form.languages[language]?.path ?? '/')
  return `<p><a href="${path}">${path}</a></p>`
}

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
