import type { FieldRule, FormRule } from '#site/types.ts'
import type { ProblemCode } from '../answer/problem.ts'
import type { Pairs, Reason } from '../store/line.ts'

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
}

interface Content extends Body {
  readonly pairs: Pairs
}

/** The body of a form: of a known form, of an unknown form, or empty. */
export type ReceivedForm =
  | ({ readonly outcome: 'form'; readonly form: FormRule } & Content)
  | ({
      readonly outcome: 'unattributed'
      readonly code: ProblemCode
      readonly reason: Reason
    } & Content)
  | { readonly outcome: 'rejected'; readonly code: ProblemCode; readonly pairs: Pairs }

export async function readForm(body: Body, forms: readonly FormRule[]): Promise<ReceivedForm> {
  const pairs = await decode(body)
  if (pairs === 'malformed_request')
    return { outcome: 'unattributed', code: pairs, reason: 'undecodable', ...body, pairs: [] }
  if (pairs === 'unsupported_media_type') return { outcome: 'rejected', code: pairs, pairs: [] }

  const name = valueIn(pairs, 'form-name')
  const form = forms.find((each) => each.name === name)
  const isEmpty = pairs.every(([field, value]) => field === 'form-name' || value.trim() === '')
  if (isEmpty && (form || name === undefined)) return { outcome: 'rejected', code: 'empty', pairs }
  if (form) return { outcome: 'form', form, ...body, pairs: repeated(pairs, form) }
  const reason = name === undefined ? 'missing_form_name' : 'unknown_form'
  return { outcome: 'unattributed', code: 'unknown_form', reason, ...body, pairs }
}

const valueIn = (pairs: Pairs, name: string) => pairs.find(([field]) => field === name)?.[1]

/** Fills the empty fields that repeat another one, as scripts would have done. */
function repeated(pairs: Pairs, { fields }: FormRule): Pairs {
  const sources = new Map(fields.map(({ name, sameAs }) => [name, sameAs]))
  return pairs.map(([name, value]) => {
    const source = value === '' ? sources.get(name) : undefined
    return [name, source === undefined ? value : (valueIn(pairs, source) ?? '')]
  })
}

const decoder = new TextDecoder()

/** Decodes the body of a form by its content type. Bytes that are not valid UTF-8 become U+FFFD. */
async function decode({
  bytes,
  contentType,
}: Body): Promise<Pairs | 'unsupported_media_type' | 'malformed_request'> {
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded')
    return [...new URLSearchParams(decoder.decode(bytes))]
  if (type !== 'multipart/form-data') return 'unsupported_media_type'
  try {
    const body = new Blob([Uint8Array.from(bytes)])
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    const pairs = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return pairs.length === [...form].length ? pairs : 'unsupported_media_type'
  } catch {
    return 'malformed_request'
  }
}

export interface FieldError {
  readonly field: string
  readonly code: 'required' | 'invalid'
}

/** Checks the fields of a form by the rules that the browser also applies. */
export function checkFields(rules: readonly FieldRule[], fields: Pairs): readonly FieldError[] {
  const values = new Map(fields)
  return rules.flatMap((rule) => {
    const code = faultOf(rule, (values.get(rule.name) ?? '').trim())
    return code ? [{ field: rule.name, code }] : []
  })
}

function faultOf(
  { required, maxLength = Number.POSITIVE_INFINITY, pattern }: FieldRule,
  value: string,
): FieldError['code'] | undefined {
  if (value === '') return required ? 'required' : undefined
  if (value.length > maxLength) return 'invalid'
  return pattern !== undefined && !new RegExp(pattern, 'u').test(value) ? 'invalid' : undefined
}

/** Whether a browser without scripts posted the form. The response is then a page. */
export function wantsPage({ method, headers }: Request): boolean {
  const accept = headers.get('accept') ?? ''
  return method === 'POST' && accept.includes('text/html') && !accept.includes('application/json')
}

/** The language of a form: that of the page that sent it, else the browser's preferred one, else the first. */
export function formLanguage({ languages }: FormRule, request: Request): string {
  const codes = Object.keys(languages)
  const from = pathsOf(request)
  const byPage = codes.find((code) => from.includes(languages[code]?.path ?? ''))
  return byPage ?? preferredLanguage(codes, request)
}

/** The form on the page that a request came from. */
export const formOfPage = (forms: readonly FormRule[], request: Request): FormRule | undefined => {
  const from = pathsOf(request)
  return forms.find(({ languages }) =>
    Object.values(languages).some(({ path }) => path !== undefined && from.includes(path)),
  )
}

/** The browser's preferred language among `codes`, else the first of them. */
export function preferredLanguage(codes: readonly string[], { headers }: Request): string {
  const preferred = (headers.get('accept-language') ?? '')
    .split(',')
    .map((item) => item.trim().slice(0, 2).toLowerCase())
  return preferred.find((code) => codes.includes(code)) ?? codes[0] ?? ''
}

/**
 * The paths of the page that sent the request, and of the request. A form that was sent back to the
 * visitor posts to its own path.
 */
const pathsOf = ({ url, headers }: Request) =>
  [headers.get('referer') ?? '', url].map((address) =>
    URL.parse(address)?.pathname.replace(/(.)\/+$/, '$1'),
  )
