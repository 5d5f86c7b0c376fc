import { errorDetails, type Log } from '../http/log.ts'
import { visitorChannel } from '../store/line.ts'
import type { Pair } from '../store/pair.ts'
import type { Claim } from '../store/store.ts'
import type { Submission } from '../store/submission.ts'
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

/** The result of an attempt. */
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
      if (stopped.aborted) return { state: 'pending', due: now().getTime(), error: 'stopped' }
      if (late.aborted) return failed(claim, new Undelivered('timeout', 'later'))
      if (error instanceof Undelivered) return failed(claim, error)
      log.error('delivery.broken', errorDetails(error))
      return failed(claim, new Undelivered('broken', 'later'))
    }
  }

  const failed = (
    { attempts }: Claim,
    { message, rejection, wait = 0 }: Undelivered,
  ): AttemptResult => {
    const at = now().getTime()
    if (rejection === 'rejected' || attempts >= maxAttempts) {
      return { state: 'dead', error: message }
    }
    if (rejection === 'misconfigured') {
      restsUntil = at + rest
      log.error('delivery.channel-rests', { channel: channel.name, reason: message })
    }
    const least = rejection === 'misconfigured' ? rest : wait
    return {
      state: 'pending',
      due: at + Math.max(least, backOff(attempts, random)),
      error: message,
    }
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

  function keep(claim: Claim, submission: Submission, result: AttemptResult): Promise<void> {
    if (result.state === 'pending')
      return pair.ask((store) => store.postpone(claim, result.due, result.error))
    const { lead: id, name, attempts } = claim
    const of = { id, at: submission.receivedAt, kind: 'settled', channel: name, attempts } as const
    return pair.record([{ ...of, ...result }])
  }
}

function report({ lead: id, channel, attempts }: Claim, result: AttemptResult, log: Log) {
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
