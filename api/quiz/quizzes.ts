import type { QuizRequest } from '#site/types.ts'
import { jsonResponse, type ProblemCode, problem } from '../answer/problem.ts'
import type { Handler } from '../http/routes.ts'
import type { SchemaError, Validate } from '../http/static/build.ts'
import type { Fault } from './choices.ts'
import type { MakeQuiz } from './quiz-maker.ts'

export interface QuizDependencies {
  readonly makeQuiz: MakeQuiz
  /** Validates against `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
}

/** Makes a quiz from the answers of the tool builder. */
export const quizzes =
  ({ makeQuiz, validateRequest }: QuizDependencies): Handler =>
  async ({ req }) => {
    const contentType = req.header('content-type') ?? ''
    const bytes = new Uint8Array(await req.arrayBuffer())
    const read = readRequest({ bytes, contentType }, validateRequest)
    if ('rejected' in read) return problem(read.rejected, read.errors && { errors: read.errors })

    const result = await makeQuiz(read.request)
    if ('faults' in result) return problem('invalid_quiz_request', { errors: result.faults })

    return jsonResponse(result.quiz, { status: 200, headers: { 'x-quiz-source': result.source } })
  }

/** Maximum nesting of lists and objects. A request has three levels. */
const deepest = 4
const maxFaults = 20

type ReadRequest =
  | { readonly request: QuizRequest }
  | { readonly rejected: ProblemCode; readonly errors?: readonly Fault[] }

interface Body {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** Reads a request from a body, or returns its faults. */
function readRequest({ bytes, contentType }: Body, validate: Validate): ReadRequest {
  if (!/^application\/json *(;|$)/i.test(contentType)) return { rejected: 'unsupported_media_type' }

  const data = parse(bytes)
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    return malformed({ path: '', message: 'The body is not a JSON object.' })
  }
  const tooDeep = pathBelow(data, deepest)
  if (tooDeep !== undefined) return malformed({ path: tooDeep, message: 'This is too deep.' })

  if (isValid(data, validate)) return { request: data }
  return {
    rejected: 'invalid_quiz_request',
    errors: oneForEachPlace((validate.errors ?? []).map(toFault)).slice(0, maxFaults),
  }
}

const malformed = (fault: Fault): ReadRequest => ({
  rejected: 'malformed_request',
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

const isValid = (data: unknown, validate: Validate): data is QuizRequest => validate(data)

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
