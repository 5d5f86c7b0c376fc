import type { QuizRequest } from '#site/types.ts'
import type { ProblemCode } from '../errors/problem.ts'
import type { SchemaError, Validate } from '../errors/validate.ts'
import { readBody } from '../forms/read-body.ts'
import type { Fault } from './choices.ts'

/** In bytes. */
const largest = 32 * 1024
/** Levels of lists and objects; a request has three. */
const deepest = 8
const maxFaults = 20

export type ReadRequest =
  | { readonly request: QuizRequest }
  | { readonly rejected: ProblemCode; readonly errors?: readonly Fault[] }

/** Reads a request for a quiz; says what is wrong with one that is none. */
export async function readRequest(raw: Request, validate: Validate): Promise<ReadRequest> {
  if (!/^application\/json *(;|$)/i.test(raw.headers.get('content-type') ?? ''))
    return { rejected: 'unsupported_quiz_type' }
  if (/^(?!identity$)./i.test(raw.headers.get('content-encoding') ?? ''))
    return { rejected: 'unsupported_encoding' }

  const body = await readBody(raw, largest)
  if (body.outcome === 'too-large') return { rejected: 'body_too_large' }
  if (body.outcome !== 'read') return { rejected: 'body_incomplete' }

  const data = parse(body.bytes)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return malformed({ path: '', message: 'The body is not a JSON object.' })
  }
  const tooDeep = pathBelow(data, deepest)
  if (tooDeep !== undefined) return malformed({ path: tooDeep, message: 'This is too deep.' })

  if (isRequest(data, validate)) return { request: data }
  return {
    rejected: 'invalid_quiz_request',
    errors: oneForEachPlace((validate.errors ?? []).map(toFault)).slice(0, maxFaults),
  }
}

const malformed = (fault: Fault): ReadRequest => ({ rejected: 'malformed_body', errors: [fault] })

/** Undefined where it is no JSON; a text that is no UTF-8 is none. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isRequest = (data: unknown, validate: Validate): data is QuizRequest => validate(data)

/** The pointer to something that lies deeper than so many levels. */
function pathBelow(value: unknown, levels: number): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (levels === 0) return ''
  for (const [key, inner] of Object.entries(value)) {
    const found = pathBelow(inner, levels - 1)
    if (found !== undefined) return `/${pointerStep(key)}${found}`
  }
  return undefined
}

/** Says where and in general words; nothing of what was sent but the name of a key. */
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
