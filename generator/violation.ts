import type { ErrorObject } from 'ajv'
import { isRecord } from './path.ts'
import { didYouMean } from './suggestion.ts'

/** A violated schema in the words of somebody who fills in a form. */
export interface Explanation {
  readonly code: string
  readonly message: string
  readonly hint: string
  /** The key it is about, where that is not the value itself. */
  readonly key?: string
}

type Explain = (error: ErrorObject) => Explanation | undefined

/** Explains an error of the validator; undefined for those that only repeat another one. */
export function explainViolation(error: ErrorObject): Explanation | undefined {
  // What is wrong with a name is said of the name, by `propertyNames`.
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return undefined
  return (explanations[error.keyword] ?? other)(error)
}

const explanations: Readonly<Record<string, Explain>> = {
  required: ({ params, parentSchema }) => {
    const key = String(params['missingProperty'])
    return {
      code: 'schema/missing-key',
      message: `"${key}" is missing here.`,
      hint: `Add a line "${key}: …". ${describe(parentSchema, key)}`.trim(),
      key,
    }
  },
  additionalProperties: ({ params, parentSchema }) => {
    const key = String(params['additionalProperty'])
    return {
      code: 'schema/unknown-key',
      message: `"${key}" has no meaning here.`,
      hint: didYouMean(key, Object.keys(recordIn(parentSchema, 'properties'))),
      key,
    }
  },
  propertyNames: ({ params }) => {
    const key = String(params['propertyName'])
    return {
      code: 'schema/invalid-value',
      message: `"${key}" is not a name that can be used here.`,
      hint: 'Use lower-case letters, digits and hyphens.',
      key,
    }
  },
  type: ({ data, schema }) => ({
    code: 'schema/wrong-type',
    message: `Here stands ${nameOf(data)}, but it should be ${typeNames[String(schema)] ?? String(schema)}.`,
    hint: typeHint(data, String(schema)),
  }),
  enum: ({ data, params, parentSchema }) =>
    isMistyped(data, parentSchema)
      ? undefined
      : {
          code: 'schema/invalid-value',
          message: `${shown(data)} is not one of the values that can stand here.`,
          hint: didYouMean(String(data), listOf(params['allowedValues'])),
        },
  const: ({ data, params }) => ({
    code: 'schema/invalid-value',
    message: `${shown(data)} cannot stand here.`,
    hint: `Write ${shown(params['allowedValue'])}.`,
  }),
  pattern: ({ data, parentSchema, params }) => ({
    code: 'schema/invalid-value',
    message: String(data).trim()
      ? `${shown(data)} is not written the way this is written.`
      : 'This is empty.',
    hint: textIn(parentSchema, 'x-message') ?? `It has to match ${String(params['pattern'])}.`,
  }),
  minLength: () => ({
    code: 'schema/invalid-value',
    message: 'This is empty.',
    hint: 'Write something here.',
  }),
  maxLength: ({ data, params }) => ({
    code: 'schema/too-long',
    message: `This text has ${String(data).length} characters; there is room for ${String(params['limit'])}.`,
    hint: 'Make it shorter.',
  }),
  minItems: ({ params }) => ({
    code: 'schema/invalid-value',
    message: `This list needs at least ${String(params['limit'])}.`,
    hint: 'Add what is missing, each on a line of its own that starts with "- ".',
  }),
  maxItems: ({ params }) => ({
    code: 'schema/invalid-value',
    message: `This list has room for ${String(params['limit'])}.`,
    hint: 'Take some away.',
  }),
  minProperties: () => ({
    code: 'schema/invalid-value',
    message: 'There is nothing in here.',
    hint: 'Write at least one key, or take the whole line away.',
  }),
  minimum: ({ data, params }) => ({
    code: 'schema/invalid-value',
    message: `${String(data)} is too little; the least is ${String(params['limit'])}.`,
    hint: 'Write a greater number.',
  }),
  uniqueItems: () => ({
    code: 'schema/invalid-value',
    message: 'Something stands twice in this list.',
    hint: 'Keep one.',
  }),
  // These only repeat what the keyword inside them says.
  ...(Object.fromEntries(
    ['if', '$ref'].map((keyword) => [keyword, () => undefined]),
  ) satisfies Record<string, Explain>),
}

const other: Explain = ({ message }) => ({
  code: 'schema/invalid-value',
  message: `This value ${message ?? 'is not allowed'}.`,
  hint: 'See the description of this key in the schema.',
})

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
}

const nameOf = (data: unknown) => {
  if (data === null) return 'nothing'
  if (Array.isArray(data)) return 'a list'
  if (isRecord(data)) return 'a group of keys'
  if (typeof data === 'string') return 'a text'
  return typeof data === 'number' ? `the number ${data}` : String(data)
}

function typeHint(data: unknown, wanted: string) {
  if (wanted === 'string' && (typeof data === 'number' || typeof data === 'boolean')) {
    return `Put it between quotes: '${String(data)}'.`
  }
  if (data === null) return 'Write something after the colon.'
  if (wanted === 'array') return 'Put each item on a line of its own that starts with "- ".'
  if (wanted === 'object') return 'Put keys under it, two spaces further in.'
  if (wanted === 'number' || wanted === 'integer')
    return 'Write only digits, without quotes or a currency sign.'
  return wanted === 'boolean' ? 'Write true or false, without quotes.' : 'Write it on one line.'
}

/** A value of another type is told by `type`. */
const isMistyped = (data: unknown, schema: unknown) =>
  isRecord(schema) && schema['type'] === 'string' && typeof data !== 'string'

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`
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
