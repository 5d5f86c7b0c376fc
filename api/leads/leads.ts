import { dirname, resolve } from 'node:path'
import type { FormRules } from '#site/types.ts'
import { OperatorError } from '../errors/operator-error.ts'
import type { Environment } from '../settings/environment.ts'
import { createStore } from '../store/create-store.ts'
import { openStore, storeFile } from '../store/open-store.ts'
import { createSpool, type Spool } from '../store/spool.ts'
import type { Store } from '../store/store.ts'
import { within } from '../store/within.ts'
import { errorDetails, type Log } from '../telemetry/log.ts'
import { erasedFile, readErased } from './archive/erased.ts'
import { createDailyTasks } from './daily-tasks.ts'
import { createAcknowledgement, isAcknowledged } from './delivery/acknowledgement.ts'
import { type ChannelDependencies, openChannels } from './delivery/channels.ts'
import { createDeliverDue } from './delivery/deliver-due.ts'
import { createDoubtfulBudget, type DoubtfulBudget } from './doubtful-budget.ts'
import { drainSpool } from './drain-spool.ts'
import { createHeldNotice } from './held-notice.ts'
import { highWaterFile } from './high-water.ts'
import { createSubmissionWriter, type SubmissionWriter } from './submission-writer.ts'
import { type Losses, watchLosses } from './watch-losses.ts'

/** The running store and delivery of submissions. */
export interface Leads {
  readonly writer: SubmissionWriter
  readonly store: Store
  readonly spool: Spool
  /** The names of the channels on which staff are told of leads. */
  readonly channels: readonly string[]
  /**
   * Delivers what is due on all channels and returns the number of deliveries. Each channel also does so
   * every second, by itself.
   */
  deliver(): Promise<number>
  /** Runs the daily tasks unless they ran today. Also runs every minute. */
  daily(): Promise<void>
  /** Tells staff of held submissions, at most once an hour. Also runs every minute. */
  tellHeld(): Promise<void>
  /** What was lost, as far as it is known. */
  losses(): Losses
  /** Looks for losses. Also runs every ten seconds, and at start and end. */
  lookForLosses(): Promise<void>
  /** The room for what may be no lead. It is also measured every minute. */
  readonly doubtful: DoubtfulBudget
  /** Stops delivery, then closes the store. No submission may be written afterwards. */
  close(): Promise<void>
}

export interface LeadsDependencies
  extends Omit<ChannelDependencies, 'environment' | 'rules' | 'stopped' | 'deadline'> {
  readonly environment: Environment
  readonly rules: FormRules
  /** Base folder of relative paths. */
  readonly cwd: string
  /** Returns a number from 0 to 1. */
  readonly random: () => number
  readonly log: Log
}

/** Time between two checks of the whole file, in milliseconds. */
const checkInterval = 10 * 60_000

/** Time between two looks for losses, in milliseconds. */
const lossInterval = 10_000

/** Maximum time of a delivery, in milliseconds. */
const deadline = 30_000

/** After so long, a file of the spool that is not finished will never be, in milliseconds. */
const unfinishedFor = 60_000

/** Time for the work under way when the server stops, in milliseconds. */
const patience = 2000

/**
 * Starts the store and delivery of submissions. It also starts while the store fails, because the store
 * may recover.
 */
export async function openLeads(dependencies: LeadsDependencies): Promise<Leads> {
  const { environment, rules, cwd, random, log, now } = dependencies
  const stopping = new AbortController()
  const stopped = stopping.signal
  const channels = openChannels({ ...dependencies, stopped, deadline })
  const database = openStore({
    environment,
    cwd,
    now,
    log,
    onReplaced: () => writer.rewriteRecent(),
  })
  const store = createStore(database)
  const spool = createSpool(resolve(cwd, environment.spool))
  const names = channels.all.map(({ name }) => name)
  const { mailTo } = channels
  const visitors =
    mailTo &&
    createAcknowledgement({
      rules,
      mailTo,
      perDay: environment.acknowledgementsPerDay,
      now,
    })
  const file = environment.databaseUrl ? undefined : storeFile(environment, cwd)
  const budget = createDoubtfulBudget({
    store,
    limits: environment.doubtful,
    folders: [resolve(cwd, environment.spool), ...(file === undefined ? [] : [dirname(file)])],
    now,
  })
  const writer = createSubmissionWriter({
    store,
    spool,
    log,
    now,
    budget,
    channelsOf: (submission) => [
      ...names,
      ...(visitors && isAcknowledged(rules, submission) ? [visitors.name] : []),
    ],
  })

  const erased = readErased(erasedFile(environment, cwd))
  const answers = await store.remove(erased).then(
    () => true,
    async (error: unknown) => {
      if (!(error instanceof OperatorError)) return false
      await database.close()
      throw error
    },
  )
  const mark = highWaterFile(environment, cwd)
  const losses = watchLosses({ store, mark, file, now, log })
  // Before anything is written. A store that does not answer is not asked twice.
  if (answers) {
    await losses.look()
    await budget.measure().catch(() => undefined)
  }
  await writer.probe()
  try {
    await spool.probe()
    const count = await spool.sweep(new Date(now().getTime() - unfinishedFor))
    if (count > 0) log.warn('spool.swept', { count })
  } catch (error) {
    log.error('spool.not-writable', errorDetails(error))
  }

  const deliver = [...channels.all, ...(visitors ? [visitors] : [])].map((channel) =>
    createDeliverDue(channel, { store, stopped, deadline, log, now, random }),
  )
  const daily = createDailyTasks({
    store,
    spool,
    file: storeFile(environment, cwd),
    rules,
    channels: channels.all,
    sendNotification: channels.sendNotification,
    now,
    log,
  })
  const { sendNotification } = channels
  const tellHeld = createHeldNotice({ store, sendNotification, now, log })
  const guarded = (work: () => Promise<unknown>) => () =>
    work().catch((error: unknown) => log.warn('leads.failed', errorDetails(error)))
  const drainFormer = async () => {
    const former = resolve(cwd, environment.formerSpool)
    if (former === resolve(cwd, environment.spool)) return
    await drainSpool({ store, spool: createSpool(former), log })
  }
  await guarded(drainFormer)()
  const stops = [
    startInterval(1000, guarded(writer.probe)),
    ...deliver.map((each) => startInterval(1000, guarded(each))),
    startInterval(60_000, guarded(daily)),
    startInterval(checkInterval, guarded(store.check)),
    startInterval(lossInterval, guarded(losses.look)),
    startInterval(60_000, guarded(budget.measure)),
    startInterval(60_000, guarded(tellHeld)),
    startInterval(60_000, guarded(drainFormer)),
  ]
  return {
    writer,
    store,
    spool,
    channels: names,
    deliver: async () => {
      const counts = await Promise.all(deliver.map((each) => each()))
      return counts.reduce((sum, count) => sum + count, 0)
    },
    daily,
    tellHeld,
    losses: losses.found,
    lookForLosses: losses.look,
    doubtful: budget,
    close: async () => {
      stopping.abort()
      const ending = Promise.all(stops.map((stop) => stop())).then(losses.look)
      // Closing the store ends the work that still waits for it.
      await within(patience, ending).catch(() => undefined)
      await database.close()
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
