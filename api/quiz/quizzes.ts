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

    return jsonResponse(result.quiz, 200, { 'x-quiz-source': result.source })
  }

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
    const fault = { path: '', message: 'The body is not a JSON object.' }
    return { rejected: 'malformed_request', errors: [fault] }
  }
  if (isValid(data, validate)) return { request: data }
  return {
    rejected: 'invalid_quiz_request',
    errors: oneForEachPlace((validate.errors ?? []).map(toFault)).slice(0, maxFaults),
  }
}

/** Undefined if the body is not JSON or not UTF-8. */
function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isValid = (data: unknown, validate: Validate): data is QuizRequest => validate(data)

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
