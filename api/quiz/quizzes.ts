import type { GeneratedQuiz, QuizBanks, QuizLibrary, QuizRequest } from '#site/types.ts'
import { jsonResponse, problem } from '../answer/problem.ts'
import type { Handler } from '../http/routes.ts'
import {
  type Build,
  dataFolder,
  readSiteData,
  type SchemaError,
  type Validate,
} from '../http/static/build.ts'
import { type Choices, type ChosenLibrary, type Fault, resolveRequest } from './choices.ts'
import { writeQuiz } from './write-quiz.ts'

/** Reads the banks from the build. A site without a tool builder has none. */
export function readQuizBanks(build: Build, validate: Validate): readonly QuizLibrary[] {
  if (!build.files.has(`${dataFolder}quiz-banks.json`)) return []
  return readSiteData<QuizBanks>(build, 'quiz-banks.json', validate).libraries
}

export interface QuizDependencies {
  readonly libraries: readonly QuizLibrary[]
  /** Has a language model word the quiz of the content, if there is one. Undefined if it fails. */
  readonly writeByModel?:
    | ((
        library: ChosenLibrary,
        choices: Choices,
        request: QuizRequest,
      ) => Promise<GeneratedQuiz | undefined>)
    | undefined
  /** Validates against `schema/api/quiz-request.schema.json`. */
  readonly validateRequest: Validate
}

/** Makes a quiz from the answers of the tool builder: from the banks, or by a model with the banks where it fails. */
export const quizzes =
  ({ libraries, writeByModel, validateRequest }: QuizDependencies): Handler =>
  async ({ req }) => {
    if (!/^application\/json *(;|$)/i.test(req.header('content-type') ?? ''))
      return problem('unsupported_media_type')
    const data = parse(await req.arrayBuffer())
    if (typeof data !== 'object' || data === null || Array.isArray(data))
      return problem('malformed_request', {
        errors: [{ path: '', message: 'The body is not a JSON object.' }],
      })
    if (!isValid(data, validateRequest)) return refused(faultsOf(validateRequest))

    const resolved = resolveRequest(libraries, data)
    if ('faults' in resolved) return refused(resolved.faults)
    const { library, choices } = resolved
    const written = await writeByModel?.(library, choices, data)
    const quiz = written ?? writeQuiz(library, choices)
    return jsonResponse(quiz, 200, { 'x-quiz-source': written ? 'llm' : 'rules' })
  }

const refused = (errors: readonly Fault[]) => problem('invalid_quiz_request', { errors })

/** Undefined if the body is not JSON or not UTF-8. */
function parse(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

const isValid = (data: unknown, validate: Validate): data is QuizRequest => validate(data)

const maxFaults = 20

/** The first fault of each place. */
function faultsOf({ errors }: Validate): readonly Fault[] {
  const faults = (errors ?? []).map(toFault).toReversed()
  const byPath = new Map(faults.map((fault) => [fault.path, fault]))
  return [...byPath.values()].toReversed().slice(0, maxFaults)
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

const pointerStep = (key: string) => key.slice(0, 60).replaceAll('~', '~0').replaceAll('/', '~1')
