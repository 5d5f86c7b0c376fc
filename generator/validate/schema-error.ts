import type { ErrorObject } from 'ajv'
import type { MessageData, TextName, TextReference } from '../diagnostics/message.ts'
import { quoted } from '../diagnostics/shared-messages.ts'
import { closest, didYouMean } from '../diagnostics/suggestion.ts'
import { isRecord } from '../read/path.ts'
import { typeHint, typeLabel, valueKind } from './value-kind.ts'

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
