import type { FieldRule, FormRule } from '#site/types.ts'
import type { ProblemCode } from '../answer/problem.ts'
import type { Pairs, Reason } from '../store/submission.ts'

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
}

interface Content extends Body {
  readonly pairs: Pairs
}

/** The body of a form: of a known form, of an unknown form, or empty. */
export type ReceivedForm =
  | ({ readonly outcome: 'form'; readonly form: FormRule; readonly isMalformed: boolean } & Content)
  | ({
      readonly outcome: 'unattributed'
      readonly code: ProblemCode
      readonly reason: Reason
    } & Content)
  | { readonly outcome: 'rejected'; readonly code: ProblemCode; readonly pairs: Pairs }

const rejections = {
  unsupported: 'unsupported_media_type',
  malformed: 'malformed_request',
  file: 'unsupported_media_type',
} as const

export async function readForm(
  { bytes, contentType }: Body,
  forms: readonly FormRule[],
): Promise<ReceivedForm> {
  const decoded = await decodeForm(bytes, contentType)
  if (decoded.outcome === 'decoded') {
    return attribute(forms, { bytes, contentType, pairs: decoded.pairs }, decoded.isMalformed)
  }
  const code = rejections[decoded.outcome]
  return decoded.outcome === 'malformed'
    ? { outcome: 'unattributed', code, reason: 'undecodable', bytes, contentType, pairs: [] }
    : rejected(code)
}

const rejected = (code: ProblemCode, pairs: Pairs = []): ReceivedForm => ({
  outcome: 'rejected',
  code,
  pairs,
})

function attribute(
  forms: readonly FormRule[],
  content: Content,
  isMalformed: boolean,
): ReceivedForm {
  const name = content.pairs.find(([field]) => field === 'form-name')?.[1]
  const isEmpty = !content.pairs.some(
    ([field, value]) => field !== 'form-name' && value.trim() !== '',
  )
  const form = forms.find((each) => each.name === name)
  if (isEmpty && (form || name === undefined)) return rejected('empty', content.pairs)
  if (form) {
    return { outcome: 'form', form, isMalformed, ...content, pairs: repeated(content.pairs, form) }
  }

  const reason = name === undefined ? 'missing_form_name' : 'unknown_form'
  return { outcome: 'unattributed', code: 'unknown_form', reason, ...content }
}

/** Fills the empty fields that repeat another one, as scripts would have done. */
function repeated(pairs: Pairs, { fields }: FormRule): Pairs {
  const sources = new Map(fields.map(({ name, sameAs }) => [name, sameAs]))
  return pairs.map(([name, value]) => {
    const source = value === '' ? sources.get(name) : undefined
    return [name, source === undefined ? value : answerIn(pairs, source)]
  })
}

const answerIn = (pairs: Pairs, name: string) => pairs.find(([field]) => field === name)?.[1] ?? ''

type Decoded =
  | { readonly outcome: 'decoded'; readonly pairs: Pairs; readonly isMalformed: boolean }
  | { readonly outcome: 'unsupported' | 'malformed' | 'file' }

const decoder = new TextDecoder()

/** Decodes the body of a form by its content type. Bytes that are not valid UTF-8 become U+FFFD. */
async function decodeForm(bytes: Uint8Array, contentType: string): Promise<Decoded> {
  const [type = ''] = contentType.split(';')
  if (type.trim().toLowerCase() === 'application/x-www-form-urlencoded') {
    return decoded([...new URLSearchParams(decoder.decode(bytes))])
  }
  if (type.trim().toLowerCase() === 'multipart/form-data') return decodeParts(bytes, contentType)
  return { outcome: 'unsupported' }
}

async function decodeParts(bytes: Uint8Array, contentType: string): Promise<Decoded> {
  try {
    const body = new Blob([Uint8Array.from(bytes)])
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData()
    const pairs = [...form].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    return pairs.length === [...form].length ? decoded(pairs) : { outcome: 'file' }
  } catch {
    return { outcome: 'malformed' }
  }
}

const decoded = (pairs: Pairs): Decoded => ({
  outcome: 'decoded',
  pairs,
  isMalformed: pairs.some((pair) => pair.some((text) => text.includes('\uFFFD'))),
})

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
