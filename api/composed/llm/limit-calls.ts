import { type Model, ModelFault, type Prompt } from './model.ts'

/** One call to a model. Rejects with a `ModelFault`. */
export type CallModel = (prompt: Prompt, signal: AbortSignal) => Promise<string>

/** Pause after a rejected key, in milliseconds. */
const afterRejection = 600_000
const maxAtOnce = 4

/** Takes one call from the budget of a day (UTC), such as `2026-06-01`. False if none is left. */
export type TakeCall = (day: string) => Promise<boolean>

interface Input {
  readonly model: Model
  readonly takeCall: TakeCall
  readonly now: () => Date
  readonly clock: () => number
}

/** Limits calls to a model: a daily budget, a maximum of concurrent quizzes, and a circuit breaker. */
export function limitCalls({ model, takeCall, now, clock }: Input) {
  const breaker = createBreaker(clock)
  const budget = createBudget(takeCall, now)
  let running = 0

  const callModel: CallModel = async (prompt, signal) => {
    if (!(await budget.take())) throw new ModelFault('budget')
    return model.ask(prompt, signal)
  }

  /** Runs `work`, or returns undefined without running it if a limit is reached. */
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

/** A maximum of calls per day (UTC), counted where it survives a restart. */
interface Budget {
  /** Whether the budget of today is known to be spent. */
  isSpent(): boolean
  /** Consumes one call. Resolves to false if none is left. */
  take(): Promise<boolean>
}

function createBudget(takeCall: TakeCall, now: () => Date): Budget {
  const today = () => now().toISOString().slice(0, 10)
  let spentOn = ''

  return {
    isSpent: () => spentOn === today(),
    take: async () => {
      const day = today()
      const isTaken = await takeCall(day)
      if (!isTaken) spentOn = day
      return isTaken
    },
  }
}

/** First and longest pause of the breaker, in milliseconds. */
const rest = { first: 30_000, longest: 600_000 }
const tolerated = 3

/** Circuit breaker: blocks calls to a failing model, for longer each time, then allows one trial call. */
interface Breaker {
  isOpen(): boolean
  succeeded(): void
  /** Records a failure. `atLeast` is the minimum pause in milliseconds. */
  failed(atLeast?: number): void
}

/** `clock` returns monotonic milliseconds. */
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
