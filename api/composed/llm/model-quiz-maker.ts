import { createHash } from 'node:crypto'
import type { QuizDraft, QuizLibrary } from '#site/types.ts'
import type { Log } from '../../telemetry/log.ts'
import { type Choices, type ChosenLibrary, resolveRequest } from '../choices.ts'
import { writeQuiz } from '../compose/write-quiz.ts'
import type { MakeQuiz } from '../quiz-maker.ts'
import { assemble } from './assemble.ts'
import type { DraftFormat } from './draft.ts'
import { createDraftCache, type DraftStore } from './draft-cache.ts'
import { type Timeouts, writeDraft } from './draft-writer.ts'
import { limitCalls, type TakeCall } from './limit-calls.ts'
import { type Model, ModelFault } from './model.ts'
import { promptVersion } from './prompt.ts'

interface ModelQuizDependencies {
  readonly libraries: readonly QuizLibrary[]
  readonly model: Model
  readonly format: DraftFormat
  readonly takeCall: TakeCall
  readonly drafts: DraftStore
  readonly now: () => Date
  /** Monotonic milliseconds. */
  readonly clock: () => number
  readonly log: Log
  readonly timeouts?: Timeouts
}

const defaultTimeouts: Timeouts = { deadline: 8000, forRepair: 3000 }

interface Found {
  readonly draft: QuizDraft | undefined
  readonly source: 'llm' | 'cache'
}

/** Quizzes from a language model. If the model fails, the visitor gets a quiz from the banks. */
export function createModelQuizMaker({
  timeouts = defaultTimeouts,
  ...dependencies
}: ModelQuizDependencies): MakeQuiz {
  const { libraries, model, format, clock, log } = dependencies
  const withLimits = limitCalls(dependencies)
  const kept = createDraftCache(dependencies)
  /** Equal requests share one draft. */
  const underway = new Map<string, Promise<Found>>()

  async function write(library: ChosenLibrary, choices: Choices): Promise<QuizDraft | undefined> {
    const start = clock()
    try {
      const draft = await withLimits((callModel) =>
        writeDraft({ library, choices, format, callModel, clock, timeouts }),
      )
      if (draft) log.info('quiz.written', { model: model.name, ms: Math.round(clock() - start) })
      return draft
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error
      log.warn('quiz.model_failed', {
        model: model.name,
        kind: error.kind,
        ms: Math.round(clock() - start),
      })
      return undefined
    }
  }

  async function find(key: string, library: ChosenLibrary, choices: Choices): Promise<Found> {
    const stored = await kept.load(key)
    if (stored) return { draft: stored, source: 'cache' }
    const draft = await write(library, choices)
    if (draft) await kept.set(key, draft)
    return { draft, source: 'llm' }
  }

  function draftFor(key: string, library: ChosenLibrary, choices: Choices) {
    const waiting = underway.get(key)
    if (waiting) return waiting

    const finding = find(key, library, choices).finally(() => underway.delete(key))
    underway.set(key, finding)
    return finding
  }

  return async (request) => {
    const resolved = resolveRequest(libraries, request)
    if ('faults' in resolved) return resolved

    const { library, choices } = resolved
    const key = keyOf(model, library, choices)
    const known = kept.get(key)
    if (known) return { quiz: assemble(library, choices, known), source: 'cache' }

    const { draft, source } = await draftFor(key, library, choices)
    if (draft) return { quiz: assemble(library, choices, draft), source }
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
