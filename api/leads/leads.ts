import { dirname, join, resolve } from 'node:path'
import type { FormRules } from '#site/types.ts'
import type { Environment } from '../hosts/environment.ts'
import { OperatorError } from '../hosts/operator-error.ts'
import { errorDetails, type Log } from '../http/log.ts'
import { openJournal } from '../store/journal.ts'
import type { Submission } from '../store/line.ts'
import { NotRecorded, openPair, type Receipt, type Received, within } from '../store/pair.ts'
import { openPostgres } from '../store/postgres.ts'
import { openSqlite } from '../store/sqlite.ts'
import { createStore } from '../store/store.ts'
import { createAcknowledgement, isAcknowledged } from '../tell/acknowledgement.ts'
import { type ChannelDependencies, openChannels } from '../tell/channels.ts'
import { createDeliverDue } from '../tell/deliver-due.ts'
import { createTellOwner } from '../tell/tell-owner.ts'
import { createDoubtfulBudget } from './readiness.ts'
import { expiredAt, hasExpired } from './retention.ts'

/** What became of a submission. refused: it is nowhere, which the visitor must see. */
export type WriteResult = Receipt | { readonly outcome: 'refused'; readonly isBusy: boolean }

export type Write = (submission: Received) => Promise<WriteResult>

/** The running journal, store and delivery of submissions. */
export type Leads = Awaited<ReturnType<typeof openLeads>>

interface LeadsDependencies
  extends Omit<ChannelDependencies, 'environment' | 'rules' | 'stopped' | 'deadline'> {
  readonly environment: Environment
  readonly rules: FormRules
  /** Base folder of relative paths. */
  readonly cwd: string
  /** Returns a number from 0 to 1. */
  readonly random: () => number
  readonly log: Log
  readonly limits?: LeadLimits
}

const MiB = 1024 ** 2

/** What all visitors together may cost. */
const usualLimits = {
  /** Of all submissions together that may be no leads. */
  bytes: 64 * MiB,
  /** Free bytes that only leads may use. */
  reserve: 256 * MiB,
  /** The most letters to visitors in a day (UTC). */
  lettersPerDay: 200,
}

export type LeadLimits = typeof usualLimits

/** Time between two rounds of the loop, in milliseconds, and how many of them make a round of all months. */
const interval = 10 * 60_000
const roundsOfAll = 144

/** Maximum time of a delivery, in milliseconds. */
const deadline = 30_000

/** Time for the work under way when the server stops, in milliseconds. */
const patience = 2000

/** The same failure is logged once in this time, in milliseconds. */
const quiet = 60_000

/** The file of the embedded store. */
export const storeFile = ({ data }: Pick<Environment, 'data'>, cwd: string) =>
  join(resolve(cwd, data), 'submissions.db')

export const journalFolder = ({ journal }: Pick<Environment, 'journal'>, cwd: string) =>
  resolve(cwd, journal)

interface Opening {
  readonly environment: Environment
  readonly cwd: string
  readonly now: () => Date
  readonly isExpired: (lead: Submission) => boolean
  readonly report: (event: string, details: Readonly<Record<string, unknown>>) => void
}

/** Opens journal and store, for a server or for a command while no server runs. */
export function openBoth({ environment, cwd, now, isExpired, report }: Opening) {
  const { databaseUrl } = environment
  const onDamaged = (file: string) => report('store.damaged', { file })
  const openEngine = () =>
    databaseUrl ? openPostgres(databaseUrl) : openSqlite(storeFile(environment, cwd), onDamaged)
  const journal = openJournal(journalFolder(environment, cwd))
  const pair = openPair({
    journal,
    openStore: async () => createStore(await openEngine()),
    now: () => now().getTime(),
    isExpired,
    report,
  })
  return { pair, journal }
}

/**
 * Starts journal, store and delivery of submissions. It also starts while one of them fails, because it may recover.
 */
export async function openLeads(dependencies: LeadsDependencies) {
  const { environment, rules, cwd, random, log, now, limits = usualLimits } = dependencies
  const stopping = new AbortController()
  const stopped = stopping.signal
  const channels = openChannels({ ...dependencies, stopped, deadline })
  const { all, sendNotification, mailTo } = channels
  const visitors =
    mailTo && createAcknowledgement({ rules, mailTo, perDay: limits.lettersPerDay, now })

  let refusal: OperatorError | undefined
  const logged = new Map<string, number>()
  const report = (event: string, { error, ...details }: Readonly<Record<string, unknown>>) => {
    if (error instanceof OperatorError) refusal = error
    const { count, month, file } = details
    if (typeof count === 'number') owner.note(`${event} ${month}`, count)
    if (file !== undefined) owner.note(event, 1)
    const at = now().getTime()
    if (error !== undefined && Math.abs(at - (logged.get(event) ?? -quiet)) < quiet) return
    logged.set(event, at)
    log.error(event, {
      ...(error === undefined ? {} : errorDetails(error)),
      ...(typeof count === 'number' && { count, month: String(month) }),
      ...(file !== undefined && { file: String(file) }),
    })
  }
  const { pair, journal } = openBoth({
    environment,
    cwd,
    now,
    report,
    isExpired: (lead) => hasExpired(expiredAt(rules, now()), lead),
  })
  const owner = createTellOwner({ pair, journal, rules, send: sendNotification, now, log })
  const file = environment.databaseUrl ? undefined : storeFile(environment, cwd)
  const folders = [journal.folder, ...(file === undefined ? [] : [dirname(file)])]
  const budget = createDoubtfulBudget(pair, limits, folders)

  const reconcile = async (options?: { readonly isEverything: boolean }) => {
    const wasTogether = pair.state() === 'together'
    const isTogether = await pair.reconcile(options)
    if (isTogether && !wasTogether) log.info('leads.together')
    return isTogether
  }
  await reconcile()
  if (refusal) {
    await pair.close()
    throw refusal
  }
  await budget.measure().catch(() => undefined)

  const deliver = [...all, ...(visitors ? [visitors] : [])].map((channel) =>
    createDeliverDue(channel, { pair, stopped, deadline, log, now, random }),
  )
  const guarded = (work: () => Promise<unknown>) => async () => {
    await work().catch((error: unknown) => log.warn('leads.failed', errorDetails(error)))
  }
  const everyMinute = async () => {
    for (const work of [owner.damage, owner.daily, budget.measure]) await guarded(work)()
  }
  const everySecond = async () => {
    if (pair.state() === 'together') return
    if (await reconcile({ isEverything: false })) await pair.reconcile()
  }
  let rounds = 0
  const round = () => reconcile({ isEverything: ++rounds % roundsOfAll === 0 })
  const stops = [
    startInterval(1000, guarded(everySecond)),
    ...deliver.map((each) => startInterval(1000, guarded(each))),
    startInterval(60_000, everyMinute),
    startInterval(interval, guarded(round)),
  ]
  return {
    /** Writes a submission. Unless it is refused, it is on disk when the promise resolves. */
    write: async (submission: Received): Promise<WriteResult> => {
      if (!budget.admits(submission)) return { outcome: 'refused', isBusy: true }
      const isAnswered = visitors && isAcknowledged(rules, submission)
      const told = [...all.map(({ name }) => name), ...(isAnswered ? [visitors.name] : [])]
      try {
        return await pair.receive(submission, submission.state === 'accepted' ? told : [])
      } catch (error) {
        if (!(error instanceof NotRecorded)) throw error
        return { outcome: 'refused', isBusy: error.isBusy }
      }
    },
    pair,
    /** The folders of journal and store. */
    folders,
    /** The names of the channels on which staff are told of leads. */
    channels: all.map(({ name }) => name),
    /** Delivers what is due, as each channel does every second, and returns the number of deliveries. */
    deliver: async () => {
      const counts = await Promise.all(deliver.map((each) => each()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    /** What happens every minute: daily tasks, mails to the owner, the room for what may be no lead. */
    everyMinute,
    /** What happens every second: after a failed write, both get what only the other has. */
    everySecond,
    /** Stops delivery, then closes both. No submission may be written afterwards. */
    close: async () => {
      stopping.abort()
      // Closing the store ends the work that still waits for it.
      await within(patience, Promise.all(stops.map((stop) => stop()))).catch(() => undefined)
      await within(patience, pair.close()).catch(() => undefined)
      journal.close()
    },
  }
}

/** Repeats work at an interval, without overlap. Returns a function that stops it and waits for the last run. */
function startInterval(milliseconds: number, work: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<unknown> | undefined
  const timer = setInterval(() => {
    current ??= work().finally(() => {
      current = undefined
    })
  }, milliseconds)
  timer.unref()

  return async () => {
    clearInterval(timer)
    await current
  }
}
