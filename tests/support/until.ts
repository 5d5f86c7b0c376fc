import { setTimeout as pause } from 'node:timers/promises'

/** Time between two looks, in milliseconds. No test depends on it. */
const interval = 20

/** Looks again and again until it sees something, and returns that. The test's own timeout ends it. */
export async function until<Seen>(
  look: () => Seen | undefined | false | Promise<Seen | undefined | false>,
): Promise<Seen> {
  while (true) {
    const seen = await look()
    if (seen !== undefined && seen !== false) return seen
    await pause(interval)
  }
}
