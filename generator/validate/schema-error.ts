import type { ErrorObject } from 'ajv'
import {
  type MessageData,
  type MessageValue,
  quoted,
  type TextName,
  type TextReference,
} from '../diagnostics/message.ts'
import { closest, didYouMean } from '../diagnostics/suggestion.ts'
import type { SourceDocument } from '../read/documents.ts'
import { isRecord, type Path } from '../read/path.ts'

/** A schema violation in terms that editors know. */
export interface SchemaError {
  readonly code: string
  readonly messageId: string
  readonly data?: MessageData
  readonly hint?: TextName
  /** The key with the problem, if the value itself is not the problem. */
  readonly key?: string
  /** The keys that such a key may be a slip for. */
  readonly meant?: readonly string[]
  /** Whether the value can be used as it is. */
  readonly isWhole?: true
}

/** Returns the value with the error as it stands in the file. */
type Written = () => string

type Explain = (error: ErrorObject, written: Written) => SchemaError | undefined

/** Explains an error of Ajv. undefined for an error that repeats another one. */
export function explainViolation(error: ErrorObject, written: Written): SchemaError | undefined {
  // `propertyNames` reports the errors of a property name.
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return undefined
  return (explanations[error.keyword] ?? other)(error, written)
}

const invalid = (messageId: string, data?: MessageData): SchemaError => ({
  code: 'schema/invalid-value',
  messageId,
  ...(data && { data }),
})

/** What is in such a value can be used. */
const whole = { isWhole: true } as const

const explanations: Readonly<Record<string, Explain>> = {
  required: ({ params, parentSchema }) => {
    const key = String(params['missingProperty'])
    const description = describe(parentSchema, key)
    return { code: 'schema/missing-key', messageId: 'missing', data: { key, description }, key }
  },
  additionalProperties: ({ params, parentSchema, data }) => {
    const key = String(params['additionalProperty'])
    const all = Object.keys(recordIn(parentSchema, 'properties'))
    // A key that stands there already is hardly the one that was meant.
    const isOpen = (each: string) => !isRecord(data) || !Object.hasOwn(data, each)
    const expected = isRecord(parentSchema) ? listOf(parentSchema['required']).filter(isOpen) : []
    const open = all.filter(isOpen)
    const isMeant = (each: string) => closest(key, [each], [each]) !== undefined
    const isClose = closest(key, open, expected) !== undefined
    const hint = didYouMean(key, isClose ? open : all, { expected })
    return {
      code: 'schema/unknown-key',
      messageId: 'unknown',
      data: { key },
      hint,
      key,
      meant: open.filter(isMeant),
    }
  },
  propertyNames: ({ params, schema }) => {
    const key = String(params['propertyName'])
    return { ...invalid('name', { key }), hint: messageIn(schema) ?? 'hint', key }
  },
  type: ({ data, schema, parentSchema }, written) => {
    // Of several types the first is what authors write.
    const [wanted] = Array.isArray(schema) ? listOf(schema) : [String(schema)]
    return {
      code: 'schema/wrong-type',
      messageId: 'type',
      data: { found: valueKind(data), wanted: typeLabel(wanted) },
      hint:
        ((wanted === 'object' || wanted === 'array') && messageIn(parentSchema)) ||
        typeHint(data, String(wanted), written()),
    }
  },
  enum: ({ data, params, parentSchema }) =>
    isMistyped(data, parentSchema)
      ? undefined
      : {
          ...invalid('choice', { value: shown(data) }),
          hint: didYouMean(String(data), listOf(params['allowedValues'])),
        },
  const: ({ data, params }) =>
    invalid('constant', { value: shown(data), allowed: shown(params['allowedValue']) }),
  pattern: ({ data, parentSchema, params }) => ({
    ...invalid(String(data).trim() ? 'pattern' : 'empty', {
      value: shown(data),
      pattern: String(params['pattern']),
    }),
    hint: messageIn(parentSchema) ?? 'pattern.hint',
  }),
  minLength: () => invalid('empty'),
  maxLength: ({ data, params }) => ({
    code: 'schema/too-long',
    messageId: 'tooLong',
    ...whole,
    data: { length: String(String(data).length), limit: String(params['limit']) },
  }),
  minItems: ({ data, params }) => ({
    ...invalid('tooFew', { limit: String(params['limit']) }),
    ...(listOf(data).length > 0 && whole),
  }),
  maxItems: ({ params }) => ({
    ...invalid('tooMany', { limit: String(params['limit']) }),
    ...whole,
  }),
  minProperties: () => invalid('nothing'),
  minimum: ({ data, params }) =>
    invalid('tooLittle', { value: String(data), limit: String(params['limit']) }),
  uniqueItems: () => ({ ...invalid('twice'), ...whole }),
  // An `if` or `$ref` error repeats the error of the keyword inside it.
  ...(Object.fromEntries(
    ['if', '$ref'].map((keyword) => [keyword, () => undefined]),
  ) satisfies Record<string, Explain>),
}

const other: Explain = ({ message }) =>
  message === undefined ? invalid('notAllowed') : invalid('other', { message })

/** The `x-message` of a schema, for its pattern or object. */
function messageIn(schema: unknown): TextReference | undefined {
  const message = textIn(schema, 'x-message')
  return message === undefined
    ? undefined
    : { text: 'schema.text', data: { text: { schema: message } } }
}

/** Whether `type` already reports the value. */
const isMistyped = (data: unknown, schema: unknown) =>
  isRecord(schema) && schema['type'] === 'string' && typeof data !== 'string'

const shown = (value: unknown): TextReference => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return quoted(text.length > 60 ? `${text.slice(0, 57)}…` : text)
}

const recordIn = (schema: unknown, key: string) => {
  const value = isRecord(schema) ? schema[key] : undefined
  return isRecord(value) ? value : {}
}

const textIn = (schema: unknown, key: string) => {
  const value = isRecord(schema) ? schema[key] : undefined
  return typeof value === 'string' ? value : undefined
}

const describe = (schema: unknown, key: string) =>
  textIn(recordIn(schema, 'properties')[key], 'description') ?? ''

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

const typeNames: ReadonlySet<unknown> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'array',
  'object',
])

/** The name of the type that a schema requires. */
const typeLabel = (schema: unknown): MessageValue =>
  typeNames.has(schema) ? { text: `kinds.${String(schema)}` } : String(schema)

/** The name of the type of a value. */
function valueKind(data: unknown): MessageValue {
  if (data === null) return { text: 'kinds.nothing' }
  if (Array.isArray(data)) return { text: 'kinds.array' }
  if (isRecord(data)) return { text: 'kinds.object' }
  if (typeof data === 'string') return { text: 'kinds.string' }
  return typeof data === 'number'
    ? { text: 'kinds.thisNumber', data: { number: String(data) } }
    : String(data)
}

/** Whether a value is a text that YAML reads as something else for want of quotes. */
export const isUnquoted = (data: unknown, written: string): boolean =>
  typeof data === 'number' || typeof data === 'boolean' || (data === null && written !== '')

/** `written` is the value as it stands in the file: 0123 is read as 123. */
function typeHint(data: unknown, wanted: string, written: string): TextReference {
  if (data === null && written.startsWith('#'))
    return { text: 'hints.comment', data: { value: written } }
  if (wanted === 'string' && isUnquoted(data, written))
    return { text: 'hints.quotes', data: { value: written } }
  if (data === null) return { text: 'hints.nothing' }
  if (wanted === 'string' && isRecord(data) && /^[^{['"][^'"]*$/.test(written))
    return { text: 'hints.colon', data: { value: written } }
  if (wanted === 'object' && typeof data === 'string' && /^[\w-]+:\S/.test(data))
    return { text: 'hints.space' }
  const [, whole, fraction] = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(String(data)) ?? []
  if ((wanted === 'number' || wanted === 'integer') && whole !== undefined)
    return { text: 'hints.decimals', data: { value: `${whole.replaceAll('.', '')}.${fraction}` } }
  return { text: wanted !== 'string' && typeNames.has(wanted) ? `hints.${wanted}` : 'hints.other' }
}

/**
 * The error of a comma between braces that was meant as a part of the value: `{ money: 4,50 }` has
 * a second key, 50, and `{ label: Bread, cake }` a key "cake".
 */
export function commaError(
  document: SourceDocument,
  path: Path,
  parent: unknown,
): SchemaError | undefined {
  const key = String(path.at(-1))
  if (!isRecord(parent) || parent[key] !== null) return undefined
  const { before, after } = around(document, path)
  const [, value] = /: *([^:,{}]*?), *$/.exec(before) ?? []
  if (value === undefined || !/^\s*(?:[,}]|$)/.test(after)) return undefined

  const isNumber = /^-?[\d.]+$/.test(value) && /^(?:\d+|[-–—]+)$/.test(key)
  // Three digits are thousands, as no currency has them behind the point.
  const rest = /^\d{3}$/.test(key) ? key : /\d/.test(key) ? `.${key}` : ''
  const number = `${value.replaceAll('.', '')}${rest}`
  return {
    code: 'schema/invalid-value',
    messageId: isNumber ? 'decimalComma' : 'comma',
    data: isNumber ? { written: `${value},${key}`, number } : { text: `${value}, ${key}` },
    key,
  }
}

/** What stands before and after a key on its line. */
function around({ place, text }: SourceDocument, path: Path) {
  const { line, column, end } = place(path, { part: 'key' })
  const written = text.split('\n')[line - 1] ?? ''
  return {
    before: written.slice(0, column - 1),
    after: end?.line === line ? written.slice(end.column - 1) : '',
  }
}

/** A word that begins with #, such as a colour, where the value at a path should stand. Empty if there is none. */
export function commentAt({ place, text }: SourceDocument, path: Path): string {
  const { line, column } = place(path)
  const after = (text.split('\n')[line - 1] ?? '').slice(column - 1)
  return /^[^\S\n]*(#[^\s#'"]+)\s*$/.exec(after)?.[1] ?? ''
}

/** The value at a path as it stands in the file. Empty if it has several lines. */
export function writtenAt({ place, text }: SourceDocument, path: Path): string {
  const { line, column, end = { line, column } } = place(path)
  const lines = text.split('\n').slice(line - 1, end.line)
  const last = lines.length - 1
  const [written = '', ...rest] = lines
    .map((each, index) => (index === last ? each.slice(0, end.column - 1) : each))
    .map((each, index) => each.slice(index === 0 ? column - 1 : 0).trim())
  return rest.join('') === '' ? written : ''
}
