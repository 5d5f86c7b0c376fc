const shortest = 30_000
const longest = 6 * 60 * 60_000

/** After so many attempts, some four days, a delivery is given up. */
export const mostAttempts = 20

/** How long to wait after an attempt, in milliseconds: a random time below twice the last limit. */
export function backOff(attempts: number, random: () => number): number {
  const limit = Math.min(longest, shortest * 2 ** (attempts - 1))
  return Math.round(limit * (0.5 + random() / 2))
}
