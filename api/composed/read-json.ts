import type { ProblemCode } from '../errors/problem.ts'
import type { SchemaError, Validate } from '../errors/validate.ts'
import type { Fault } from './choices.ts'

/** Maximum nesting of lists and objects. A request has three levels, a finished quiz seven. */
const deepest = 8
const maxFaults = 20

export type ReadJson<Data> =
  | { readonly data: Data }
  | { readonly rejected: ProblemCode; readonly errors?: readonly Fault[] }

export interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
}

interface Format {
  readonly validate: Validate
  /** The problem of JSON that is not valid. */
  readonly invalid: ProblemCode
}

/** Reads JSON from a body, or returns its faults. `Data` is the type of the schema of `validate`. */
export function readJson<Data>(
  { bytes, contentType }: Body,
  { validate, invalid }: Format,
): ReadJson<Data> {
  if (!/^application\/json *(;|$)/i.test(contentType)) return { rejected: 'unsupported_quiz_type' }

  const data = parse(bytes)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return malformed({ path: '', message: 'The body is not a JSON object.' })
  }
  const tooDeep = pathBelow(data, deepest)
  if (tooDeep !== undefined) return malformed({ path: tooDeep, message: 'This is too deep.' })

  if (isValid<Data>(data, validate)) return { data }
  return {
    rejected: invalid,
    errors: oneForEachPlace((validate.errors ?? []).map(toFault)).slice(0, maxFaults),
  }
}

const malformed = (fault: Fault): ReadJson<never> => ({
  rejected: 'malformed_body',
  errors: [fault],
})

/** Undefined if the body is not JSON or not UTF-8. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isValid = <Data>(data: unknown, validate: Validate): data is Data => validate(data)

/** JSON pointer to the first value that is nested deeper than `levels`. */
function pathBelow(value: unknown, levels: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (levels === 0) return ''
  for (const [key, inner] of Object.entries(value)) {
    const found = pathBelow(inner, levels - 1)
    if (found !== undefined) return `/${pointerStep(key)}${found}`
  }
  return undefined
}

/** Gives the path and a general message. Of the request, it repeats only key names. */
function toFault({ keyword, instancePath, message = 'is not valid', params }: SchemaError): Fault {
  const { missingProperty, additionalProperty } = params
  const key = missingProperty ?? additionalProperty
  const path = typeof key === 'string' ? `${instancePath}/${pointerStep(key)}` : instancePath

  if (keyword === 'required') return { path, message: 'This is missing.' }
  if (keyword === 'additionalProperties') return { path, message: 'There is no such field.' }
  return { path, message: `This ${message}.` }
}

const oneForEachPlace = (faults: readonly Fault[]) =>
  [...new Map(faults.toReversed().map((fault) => [fault.path, fault])).values()].toReversed()

const pointerStep = (key: string) => key.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1')
