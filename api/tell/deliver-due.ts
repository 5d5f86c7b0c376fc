import { errorDetails, type Log } from '../http/log.ts'
import { type Submission, visitorChannel } from '../store/line.ts'
import type { Pair } from '../store/pair.ts'
import type { Claim } from '../store/store.ts'
import { type Channel, Undelivered } from './channels.ts'

interface DeliverDueDependencies {
  readonly pair: Pick<Pair, 'ask' | 'claim' | 'record'>
  /** Cuts the deliveries that are under way. */
  readonly stopped: AbortSignal
  /** How long one delivery may take as a whole, in milliseconds. A receiver may answer a byte at a time. */
  readonly deadline: number
  readonly log: Log
  readonly now: () => Date
  /** Returns a number from 0 to 1. */
  readonly random: () => number
}

/** The result of an attempt. `due`: when the next one is. */
type AttemptResult =
  | { readonly state: 'sent' }
  | { readonly state: 'dead'; readonly error: string }
  | { readonly state: 'pending'; readonly due: number; readonly error: string }

/** Maximum concurrent deliveries of a channel. */
const atOnce = 8
/** Pause of a misconfigured channel, in milliseconds. */
const rest = 15 * 60_000

/** Returns a function that delivers all due deliveries of one channel once and returns their number. */
export function createDeliverDue(
  channel: Channel,
  { pair, stopped, deadline, log, now, random }: DeliverDueDependencies,
) {
  let restsUntil = 0

  const attempt = async (claim: Claim, submission: Submission): Promise<AttemptResult> => {
    const late = AbortSignal.timeout(deadline)
    try {
      const id = `${claim.lead}.${claim.channel}`
      await channel.deliver({ ...claim, id }, submission, AbortSignal.any([stopped, late]))
      return { state: 'sent' }
    } catch (error) {
      const at = now().getTime()
      if (stopped.aborted) return { state: 'pending', due: at, error: 'stopped' }
      const isTold = error instanceof Undelivered && !late.aborted
      if (!isTold && !late.aborted) log.error('delivery.broken', errorDetails(error))
      const { message, rejection } = isTold
        ? error
        : new Undelivered(late.aborted ? 'timeout' : 'broken', 'later')
      if (rejection === 'rejected' || claim.attempts >= maxAttempts)
        return { state: 'dead', error: message }
      const isOff = rejection === 'misconfigured'
      if (isOff) {
        restsUntil = at + rest
        log.error('delivery.channel-rests', { channel: channel.name, reason: message })
      }
      const least = Math.max(isOff ? rest : 0, backOff(claim.attempts, random))
      return { state: 'pending', due: at + least, error: message }
    }
  }

  const keep = (claim: Claim, { receivedAt: at }: Submission, result: AttemptResult) => {
    if (result.state === 'pending')
      return pair.ask((store) => store.postpone(claim, result.due, result.error))
    const { lead: id, name, attempts } = claim
    return pair.record([{ id, at, kind: 'settled', channel: name, attempts, ...result }])
  }

  return async (): Promise<number> => {
    const at = now().getTime()
    // A rest until far in the future was begun by a clock that was wrong.
    if (restsUntil > at && restsUntil <= at + rest) return 0
    const due = await pair.claim(channel.name, atOnce)
    await Promise.all(
      due.map(async (claim) => {
        const lead = await pair.ask((store) => store.find(claim.lead))
        // It was removed meanwhile.
        if (!lead) return
        const result = await attempt(claim, lead.submission)
        await keep(claim, lead.submission, result)
        report(claim, result, log)
      }),
    )
    return due.length
  }
}

function report({ lead: id, channel, attempts }: Claim, result: AttemptResult, log: Log) {
  if (result.state === 'sent') return log.info('delivery.sent', { id, channel, attempts })
  const isDead = result.state === 'dead'
  // A visitor may name an address that takes no mail: nobody has to act on it.
  const level = channel === visitorChannel ? 'info' : isDead ? 'error' : 'warn'
  const event = isDead ? 'delivery.dead' : 'delivery.failed'
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
