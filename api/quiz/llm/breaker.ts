/** In milliseconds. */
const rest = { first: 30_000, longest: 600_000 }
const patience = 3

/** Keeps calls away from a model that fails, for longer each time; then lets one through to try. */
export interface Breaker {
  isOpen(): boolean
  succeeded(): void
  /** Something went wrong; with `atLeast`, the model is left alone for so long, starting now. */
  failed(atLeast?: number): void
}

/** `clock` gives milliseconds from any fixed moment. */
export function createBreaker(clock: () => number): Breaker {
  let failures = 0
  let closedFrom = Number.NEGATIVE_INFINITY

  return {
    isOpen: () => clock() < closedFrom,
    succeeded: () => {
      failures = 0
    },
    failed: (atLeast) => {
      failures += 1
      const due = failures < patience ? 0 : rest.first * 2 ** (failures - patience)
      const pause = Math.min(Math.max(due, atLeast ?? 0), rest.longest)
      closedFrom = Math.max(closedFrom, clock() + pause)
    },
  }
}
