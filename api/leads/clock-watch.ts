import type { Store } from '../store/store.ts'
import type { Log } from '../telemetry/log.ts'

const day = 24 * 60 * 60_000

/** The largest step between two heartbeats that a right clock takes, in milliseconds: a server off for a weekend. */
const largestStep = 2 * day
/** How long a clock that jumped must run evenly before it is trusted again, in milliseconds. */
const probation = 3 * day

/** Records that the server runs, and whether its clock jumped since it last did. */
export async function beat(store: Store, now: Date, log: Log): Promise<void> {
  const at = now.getTime()
  const last = await timeOf(store, 'heartbeat')
  if (last !== undefined && Math.abs(at - last) > largestStep) {
    log.error('clock.jumped', { from: asText(last), to: asText(at) })
    await store.setMeta('clock-doubted', String(at))
  }
  await store.setMeta('heartbeat', String(at))
}

/** Why the clock is not trusted. Undefined if it agrees with the heartbeats of the last days. */
export async function doubtOfClock(store: Store, now: Date): Promise<string | undefined> {
  const at = now.getTime()
  const last = await timeOf(store, 'heartbeat')
  if (last !== undefined && Math.abs(at - last) > largestStep) {
    return `The clock says ${asText(at)}, but the server ran last at ${asText(last)}.`
  }
  const doubted = await timeOf(store, 'clock-doubted')
  return doubted !== undefined && Math.abs(at - doubted) < probation
    ? `The clock jumped to ${asText(doubted)}.`
    : undefined
}

async function timeOf(store: Store, name: string): Promise<number | undefined> {
  const value = await store.getMeta(name)
  return value === undefined ? undefined : Number(value)
}

const asText = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
