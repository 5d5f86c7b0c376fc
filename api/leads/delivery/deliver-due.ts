import type { AttemptResult, Delivery } from '../../store/delivery.ts'
import type { Store } from '../../store/store.ts'
import { errorDetails, type Log } from '../../telemetry/log.ts'
import type { Metrics } from '../../telemetry/metrics.ts'
import { type Channel, Undelivered } from './channel.ts'

interface DeliverDueDependencies {
  readonly store: Store
  readonly channels: readonly Channel[]
  readonly log: Log
  readonly metrics: Metrics
  readonly now: () => Date
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/** Maximum concurrent deliveries, and the time for which a claim is exclusive, in milliseconds. */
const atOnce = 8
const lease = 2 * 60_000
/** Pause of a misconfigured channel, in milliseconds. */
const rest = 15 * 60_000

/** Returns a function that delivers all due deliveries once and returns their number. */
export function createDeliverDue({
  store,
  channels,
  log,
  metrics,
  now,
  random,
}: DeliverDueDependencies) {
  const restsUntil = new Map<string, number>()

  const attempt = async (delivery: Delivery): Promise<AttemptResult> => {
    const at = now().getTime()
    const channel = channels.find(({ name }) => name === delivery.channel)
    const submission = await store.find(delivery.submission)
    const resting = restsUntil.get(delivery.channel) ?? 0
    // A channel without settings may get them again later, so the delivery is postponed.
    if (!channel || !submission || resting > at) {
      const error = channel ? 'channel-rests' : 'channel-unknown'
      return { state: 'pending', nextAt: Math.max(resting, at + rest), error }
    }

    try {
      await channel.deliver(delivery, submission)
      return { state: 'sent', at: now().getTime() }
    } catch (error) {
      if (!(error instanceof Undelivered)) log.error('delivery.broken', errorDetails(error))
      return failed(
        delivery,
        error instanceof Undelivered ? error : new Undelivered('broken', 'later'),
      )
    }
  }

  const failed = (delivery: Delivery, { message, rejection, wait }: Undelivered): AttemptResult => {
    const at = now().getTime()
    if (rejection === 'rejected' || delivery.attempts >= maxAttempts) {
      return { state: 'dead', at, error: message }
    }
    if (rejection === 'misconfigured') {
      restsUntil.set(delivery.channel, at + rest)
      log.error('delivery.channel-rests', { channel: delivery.channel, reason: message })
      return { state: 'pending', nextAt: at + rest, error: message }
    }
    const nextAt = at + Math.max(wait ?? 0, backOff(delivery.attempts, random))
    return { state: 'pending', nextAt, error: message }
  }

  return async (): Promise<number> => {
    const due = await store.claim({ now: now().getTime(), lease, limit: atOnce })
    await Promise.all(
      due.map(async (delivery) => {
        const result = await attempt(delivery)
        await store.recordAttempt(delivery.id, result)
        report(delivery, result, { log, metrics })
      }),
    )
    return due.length
  }
}

function report(
  { id, channel, attempts }: Delivery,
  result: AttemptResult,
  { log, metrics }: Pick<DeliverDueDependencies, 'log' | 'metrics'>,
) {
  const { state } = result
  metrics.count('diptych_deliveries_total', { channel, state })
  if (state === 'sent') log.info('delivery.sent', { id, channel, attempts })
  else if (state === 'dead')
    log.error('delivery.dead', { id, channel, attempts, reason: result.error })
  else log.warn('delivery.failed', { id, channel, attempts, reason: result.error })
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
