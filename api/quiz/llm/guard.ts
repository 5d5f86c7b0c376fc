import { createBreaker } from './breaker.ts'
import { createBudget } from './budget.ts'
import { type Model, ModelFault, type Prompt } from './model.ts'

/** One call to a model. Fails with a `ModelFault`. */
export type Ask = (prompt: Prompt, signal: AbortSignal) => Promise<string>

/** In milliseconds: a key that is refused will not be accepted a moment later. */
const afterRefusal = 600_000
const mostAtOnce = 4

interface Input {
  readonly model: Model
  readonly callsPerDay: number
  readonly now: () => Date
  readonly clock: () => number
}

/** Stands before a model: a daily budget, so many quizzes at once, and rest for a model that fails. */
export function createGuard({ model, callsPerDay, now, clock }: Input) {
  const breaker = createBreaker(clock)
  const budget = createBudget(callsPerDay, now)
  let running = 0

  const ask: Ask = (prompt, signal) => {
    if (!budget.take()) throw new ModelFault('budget')
    return model.ask(prompt, signal)
  }

  /** Runs what asks the model; undefined, and nothing is run, where it may not be asked now. */
  return async <T>(work: (ask: Ask) => Promise<T>): Promise<T | undefined> => {
    if (breaker.isOpen() || budget.isSpent() || running >= mostAtOnce) return undefined
    running += 1
    try {
      const result = await work(ask)
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
  kind === 'unauthorised' ? afterRefusal : retryAfter
