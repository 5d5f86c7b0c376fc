import type { ErrorObject } from 'ajv'
import type { LegacyMessage } from '../diagnostics/legacy-message.ts'
import { legacyDidYouMean } from '../diagnostics/suggestion.ts'
import { isRecord } from '../read/path.ts'
import { typeHint, typeLabel, valueKind } from './value-kind.ts'

/** A violated schema in the words of somebody who fills in a form. */
export interface SchemaError {
  readonly code: string
  readonly message: LegacyMessage
  readonly hint: LegacyMessage
  /** The key it is about, where that is not the value itself. */
  readonly key?: string
}

type Explain = (error: ErrorObject) => SchemaError | undefined

/** Explains an error of the validator; undefined for those that only repeat another one. */
export function explainViolation(error: ErrorObject): SchemaError | undefined {
  // What is wrong with a name is said of the name, by `propertyNames`.
  if (error.propertyName !== undefined && error.keyword !== 'propertyNames') return undefined
  return (explanations[error.keyword] ?? other)(error)
}

const explanations: Readonly<Record<string, Explain>> = {
  required: ({ params, parentSchema }) => {
    const key = String(params['missingProperty'])
    return {
      code: 'schema/missing-key',
      message: { en: `"${key}" is missing here.`, nl: `"${key}" ontbreekt hier.` },
      hint: {
        en: `Add a line "${key}: …". ${describe(parentSchema, key)}`.trim(),
        nl: `Voeg een regel "${key}: …" toe.`,
      },
      key,
    }
  },
  additionalProperties: ({ params, parentSchema }) => {
    const key = String(params['additionalProperty'])
    return {
      code: 'schema/unknown-key',
      message: { en: `"${key}" has no meaning here.`, nl: `"${key}" betekent hier niets.` },
      hint: legacyDidYouMean(key, Object.keys(recordIn(parentSchema, 'properties'))),
      key,
    }
  },
  propertyNames: ({ params }) => {
    const key = String(params['propertyName'])
    return {
      code: 'schema/invalid-value',
      message: {
        en: `"${key}" is not a name that can be used here.`,
        nl: `"${key}" is geen naam die hier gebruikt kan worden.`,
      },
      hint: {
        en: 'Use lower-case letters, digits and hyphens.',
        nl: 'Gebruik kleine letters, cijfers en streepjes.',
      },
      key,
    }
  },
  type: ({ data, schema, parentSchema }) => ({
    code: 'schema/wrong-type',
    message: {
      en: `Here stands ${valueKind(data).en}, but it should be ${typeLabel(schema).en}.`,
      nl: `Hier staat ${valueKind(data).nl}, maar het moet ${typeLabel(schema).nl} zijn.`,
    },
    hint: (schema === 'object' && messageIn(parentSchema)) || typeHint(data, String(schema)),
  }),
  enum: ({ data, params, parentSchema }) =>
    isMistyped(data, parentSchema)
      ? undefined
      : {
          code: 'schema/invalid-value',
          message: {
            en: `${shown(data)} is not one of the values that can stand here.`,
            nl: `${shown(data)} is niet een van de waarden die hier kunnen staan.`,
          },
          hint: legacyDidYouMean(String(data), listOf(params['allowedValues'])),
        },
  const: ({ data, params }) => ({
    code: 'schema/invalid-value',
    message: { en: `${shown(data)} cannot stand here.`, nl: `${shown(data)} kan hier niet staan.` },
    hint: {
      en: `Write ${shown(params['allowedValue'])}.`,
      nl: `Schrijf ${shown(params['allowedValue'])}.`,
    },
  }),
  pattern: ({ data, parentSchema, params }) => ({
    code: 'schema/invalid-value',
    message: String(data).trim()
      ? {
          en: `${shown(data)} is not written the way this is written.`,
          nl: `${shown(data)} is niet geschreven zoals het hier hoort.`,
        }
      : empty,
    hint: patternHint(messageIn(parentSchema), String(params['pattern'])),
  }),
  minLength: () => ({
    code: 'schema/invalid-value',
    message: empty,
    hint: { en: 'Write something here.', nl: 'Schrijf hier iets.' },
  }),
  maxLength: ({ data, params }) => ({
    code: 'schema/too-long',
    message: {
      en: `This text has ${String(data).length} characters; there is room for ${String(params['limit'])}.`,
      nl: `Deze tekst heeft ${String(data).length} tekens; er is plaats voor ${String(params['limit'])}.`,
    },
    hint: { en: 'Make it shorter.', nl: 'Maak hem korter.' },
  }),
  minItems: ({ params }) => ({
    code: 'schema/invalid-value',
    message: {
      en: `This list needs at least ${String(params['limit'])}.`,
      nl: `Deze lijst heeft er minstens ${String(params['limit'])} nodig.`,
    },
    hint: {
      en: 'Add what is missing, each on a line of its own that starts with "- ".',
      nl: 'Vul aan wat ontbreekt, elk op een eigen regel die begint met "- ".',
    },
  }),
  maxItems: ({ params }) => ({
    code: 'schema/invalid-value',
    message: {
      en: `This list has room for ${String(params['limit'])}.`,
      nl: `Deze lijst heeft plaats voor ${String(params['limit'])}.`,
    },
    hint: { en: 'Take some away.', nl: 'Haal er een paar weg.' },
  }),
  minProperties: () => ({
    code: 'schema/invalid-value',
    message: { en: 'There is nothing in here.', nl: 'Hier staat niets in.' },
    hint: {
      en: 'Write at least one key, or take the whole line away.',
      nl: 'Schrijf minstens één sleutel, of haal de hele regel weg.',
    },
  }),
  minimum: ({ data, params }) => ({
    code: 'schema/invalid-value',
    message: {
      en: `${String(data)} is too little; the least is ${String(params['limit'])}.`,
      nl: `${String(data)} is te weinig; het minste is ${String(params['limit'])}.`,
    },
    hint: { en: 'Write a greater number.', nl: 'Schrijf een groter getal.' },
  }),
  uniqueItems: () => ({
    code: 'schema/invalid-value',
    message: {
      en: 'Something stands twice in this list.',
      nl: 'Er staat iets dubbel in deze lijst.',
    },
    hint: { en: 'Keep one.', nl: 'Laat er één staan.' },
  }),
  // These only repeat what the keyword inside them says.
  ...(Object.fromEntries(
    ['if', '$ref'].map((keyword) => [keyword, () => undefined]),
  ) satisfies Record<string, Explain>),
}

const other: Explain = ({ message }) => ({
  code: 'schema/invalid-value',
  message: {
    en: `This value ${message ?? 'is not allowed'}.`,
    nl: `Deze waarde kan hier niet (${message ?? 'niet toegestaan'}).`,
  },
  hint: {
    en: 'See the description of this key in the schema.',
    nl: 'Zie de beschrijving van deze sleutel in het schema.',
  },
})

const empty: LegacyMessage = { en: 'This is empty.', nl: 'Dit is leeg.' }

const patternHint = (message: LegacyMessage | undefined, pattern: string): LegacyMessage =>
  message ?? { en: `It has to match ${pattern}.`, nl: `Het moet voldoen aan ${pattern}.` }

/** What a schema says of its pattern, or a group of how it is written, in both languages. */
function messageIn(schema: unknown): LegacyMessage | undefined {
  const { en, nl } = recordIn(schema, 'x-message')
  return typeof en === 'string' && typeof nl === 'string' ? { en, nl } : undefined
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
