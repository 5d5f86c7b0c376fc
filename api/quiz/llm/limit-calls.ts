import { type Model, ModelFault, type Prompt } from './model.ts'

/** One call to a model. Fails with a `ModelFault`. */
export type CallModel = (prompt: Prompt, signal: AbortSignal) => Promise<string>

/** In milliseconds: a key that is rejected will not be accepted a moment later. */
const afterRejection = 600_000
const maxAtOnce = 4

interface Input {
  readonly model: Model
  readonly callsPerDay: number
  readonly now: () => Date
  readonly clock: () => number
}

/** Stands before a model: a daily budget, so many quizzes at once, and rest for a model that fails. */
export function limitCalls({ model, callsPerDay, now, clock }: Input) {
  const breaker = createBreaker(clock)
  const budget = createBudget(callsPerDay, now)
  let running = 0

  const callModel: CallModel = (prompt, signal) => {
    if (!budget.take()) throw new ModelFault('budget')
    return model.ask(prompt, signal)
  }

  /** Runs what asks the model; undefined, and nothing is run, where it may not be asked now. */
  return async <T>(work: (callModel: CallModel) => Promise<T>): Promise<T | undefined> => {
    if (breaker.isOpen() || budget.isSpent() || running >= maxAtOnce) return undefined
    running += 1
    try {
      const result = await work(callModel)
      breaker.succeeded()
      return result
    } catch (error) {
      if (error instanceof ModelFault && error.kind !== 'budget') breaker.failed(pauseAfter(error))
      throw error
    } finally {
      running -= 1
    }
  }
}

const pauseAfter = ({ kind, retryAfter }: ModelFault) =>
  kind === 'unauthorised' ? afterRejection : retryAfter

/** So many calls for each day (UTC). */
interface Budget {
  isSpent(): boolean
  /** Takes one call; false where none is left. */
  take(): boolean
}

function createBudget(perDay: number, now: () => Date): Budget {
  let day = ''
  let used = 0

  const isSpent = () => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) used = 0
    day = today
    return used >= perDay
  }
  return {
    isSpent,
    take: () => {
      if (isSpent()) return false
      used += 1
      return true
    },
  }
}

/** In milliseconds. */
const rest = { first: 30_000, longest: 600_000 }
const tolerated = 3

/** Keeps calls away from a model that fails, for longer each time; then lets one through to try. */
interface Breaker {
  isOpen(): boolean
  succeeded(): void
  /** Something went wrong; with `atLeast`, the model is left alone for so long, starting now. */
  failed(atLeast?: number): void
}

/** `clock` gives milliseconds from any fixed moment. */
function createBreaker(clock: () => number): Breaker {
  let failures = 0
  let closedFrom = Number.NEGATIVE_INFINITY

  return {
    isOpen: () => clock() < closedFrom,
    succeeded: () => {
      failures = 0
    },
    failed: (atLeast) => {
      failures += 1
      const due = failures < tolerated ? 0 : rest.first * 2 ** (failures - tolerated)
      const pause = Math.min(Math.max(due, atLeast ?? 0), rest.longest)
      closedFrom = Math.max(closedFrom, clock() + pause)
    },
  }
}
