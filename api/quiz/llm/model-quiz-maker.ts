import { createHash } from 'node:crypto'
import type { QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Log } from '../../telemetry/log.ts'
import type { Metrics } from '../../telemetry/metrics.ts'
import { type Choices, resolveRequest } from '../choices.ts'
import { writeQuiz } from '../compose/write-quiz.ts'
import type { MakeQuiz } from '../quiz-maker.ts'
import { assemble } from './assemble.ts'
import type { DraftFormat } from './draft.ts'
import { type Timeouts, writeDraft } from './draft-writer.ts'
import { limitCalls, type TakeCall } from './limit-calls.ts'
import { type Model, ModelFault } from './model.ts'
import { promptVersion } from './prompt.ts'

interface ModelQuizDependencies {
  readonly libraries: readonly QuizLibrary[]
  readonly model: Model
  readonly format: DraftFormat
  readonly takeCall: TakeCall
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  readonly log: Log
  readonly metrics?: Metrics | undefined
  readonly timeouts?: Timeouts
}

const defaultTimeouts: Timeouts = { deadline: 8000, forRepair: 3000 }
const day = 86_400_000

/** Quizzes from a language model. If the model fails, the visitor gets a quiz from the banks. */
export function createModelQuizMaker({
  timeouts = defaultTimeouts,
  ...dependencies
}: ModelQuizDependencies): MakeQuiz {
  const { libraries, model, format, clock, log, metrics } = dependencies
  const withLimits = limitCalls(dependencies)
  const kept = createRecentCache<QuizDraft>({ size: 500, lifetime: day, clock })
  /** Equal requests share one draft. */
  const underway = new Map<string, Promise<QuizDraft | undefined>>()

  async function write(library: QuizLibrary, choices: Choices): Promise<QuizDraft | undefined> {
    const start = clock()
    try {
      const draft = await withLimits((callModel) =>
        writeDraft({ library, choices, format, callModel, clock, timeouts }),
      )
      if (draft) log.info('quiz.written', { model: model.name, ms: Math.round(clock() - start) })
      return draft
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error
      metrics?.count('diptych_quiz_model_faults_total', { kind: error.kind })
      log.warn('quiz.model_failed', {
        model: model.name,
        kind: error.kind,
        ms: Math.round(clock() - start),
      })
      return undefined
    }
  }

  function draftFor(key: string, library: QuizLibrary, choices: Choices) {
    const waiting = underway.get(key)
    if (waiting) return waiting

    const writing = write(library, choices)
      .then((draft) => {
        if (draft) kept.set(key, draft)
        return draft
      })
      .finally(() => underway.delete(key))
    underway.set(key, writing)
    return writing
  }

  return async (request) => {
    const resolved = resolveRequest(libraries, request)
    if ('faults' in resolved) return resolved

    const { library, choices } = resolved
    const key = keyOf(model, library, choices)
    const known = kept.get(key)
    if (known) return { quiz: assemble(library, choices, known), source: 'cache' }

    const draft = await draftFor(key, library, choices)
    if (draft) return { quiz: assemble(library, choices, draft), source: 'llm' }
    return { quiz: writeQuiz(library, choices), source: 'rules' }
  }
}

/**
 * The key excludes what the model never receives: the company's name, and what changes no question, the
 * output and the call to action.
 */
function keyOf({ name }: Model, { language }: QuizLibrary, choices: Choices): string {
  const { company: _company, output: _output, call: _call, ...rest } = choices
  return createHash('sha256')
    .update(JSON.stringify([promptVersion, name, language, rest]))
    .digest('hex')
}

interface Options {
  /** Maximum number of entries. */
  readonly size: number
  /** Maximum age of an entry, in milliseconds. */
  readonly lifetime: number
  readonly clock: () => number
}

/** A least-recently-used cache with a maximum age. */
interface RecentCache<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

function createRecentCache<T>({ size, lifetime, clock }: Options): RecentCache<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()

  return {
    get: (key) => {
      const found = kept.get(key)
      kept.delete(key)
      if (!found || found.until <= clock()) return undefined
      kept.set(key, found)
      return found.value
    },
    set: (key, value) => {
      kept.delete(key)
      kept.set(key, { value, until: clock() + lifetime })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
