/**
 * Long work. Between two of its steps, whoever does it may do something else, or leave the rest undone.
 */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Does work without a pause. */
export function allSteps<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
