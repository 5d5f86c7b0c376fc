import { type AttemptResult, type Delivery, visitorChannel } from '../../store/delivery.ts'
import type { Store } from '../../store/store.ts'
import { errorDetails, type Log } from '../../telemetry/log.ts'
import { type Channel, Undelivered } from './channel.ts'

interface DeliverDueDependencies {
  readonly store: Store
  /** Cuts the deliveries that are under way. */
  readonly stopped: AbortSignal
  /** How long one delivery may take as a whole, in milliseconds. A receiver may answer a byte at a time. */
  readonly deadline: number
  readonly log: Log
  readonly now: () => Date
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/** Maximum concurrent deliveries of a channel, and the time for which a claim is exclusive, in milliseconds. */
const atOnce = 8
const lease = 2 * 60_000
/** Pause of a misconfigured channel, in milliseconds. */
const rest = 15 * 60_000

/** Returns a function that delivers all due deliveries of one channel once and returns their number. */
export function createDeliverDue(
  channel: Channel,
  { store, stopped, deadline, log, now, random }: DeliverDueDependencies,
) {
  let restsUntil = 0

  const attempt = async (delivery: Delivery): Promise<AttemptResult> => {
    const submission = await store.find(delivery.submission)
    // Its submission was removed meanwhile, and the delivery with it.
    if (!submission) return { state: 'dead', at: now().getTime(), error: 'removed' }

    const late = AbortSignal.timeout(deadline)
    try {
      await channel.deliver(delivery, submission, AbortSignal.any([stopped, late]))
      return { state: 'sent', at: now().getTime() }
    } catch (error) {
      if (stopped.aborted) return { state: 'pending', nextAt: now().getTime(), error: 'stopped' }
      if (late.aborted) return failed(delivery, new Undelivered('timeout', 'later'))
      if (error instanceof Undelivered) return failed(delivery, error)
      log.error('delivery.broken', errorDetails(error))
      return failed(delivery, new Undelivered('broken', 'later'))
    }
  }

  const failed = (
    { attempts }: Delivery,
    { message, rejection, wait = 0 }: Undelivered,
  ): AttemptResult => {
    const at = now().getTime()
    if (rejection === 'rejected' || attempts >= maxAttempts) {
      return { state: 'dead', at, error: message }
    }
    if (rejection === 'misconfigured') {
      restsUntil = at + rest
      log.error('delivery.channel-rests', { channel: channel.name, reason: message })
    }
    const least = rejection === 'misconfigured' ? rest : wait
    return {
      state: 'pending',
      nextAt: at + Math.max(least, backOff(attempts, random)),
      error: message,
    }
  }

  return async (): Promise<number> => {
    const at = now().getTime()
    // A rest until far in the future was begun by a clock that was wrong.
    if (restsUntil > at && restsUntil <= at + rest) return 0
    const due = await store.claim({ channel: channel.name, now: at, lease, limit: atOnce })
    await Promise.all(
      due.map(async (delivery) => {
        const result = await attempt(delivery)
        await store.recordAttempt(delivery.id, result)
        report(delivery, result, log)
      }),
    )
    return due.length
  }
}

function report({ id, channel, attempts }: Delivery, result: AttemptResult, log: Log) {
  const { state } = result
  if (state === 'sent') {
    log.info('delivery.sent', { id, channel, attempts })
    return
  }
  // A visitor may name an address that takes no mail: nobody has to act on it.
  const failure = state === 'dead' ? 'error' : 'warn'
  const level = channel === visitorChannel ? 'info' : failure
  const event = state === 'dead' ? 'delivery.dead' : 'delivery.failed'
  log[level](event, { id, channel, attempts, reason: result.error })
}

const shortest = 30_000
const longest = 6 * 60 * 60_000

/** A delivery is given up after this many attempts, about four days. */
const maxAttempts = 20

/** The delay after an attempt, in milliseconds: random, below twice the last limit. */
function backOff(attempts: number, random: () => number): number {
  const limit = Math.min(longest, shortest * 2 ** (attempts - 1))
  return Math.round(limit * (0.5 + random() / 2))
}
