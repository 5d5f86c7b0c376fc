import type { Journal } from './journal.ts'
import {
  acceptedLine,
  bodyOf,
  idOf,
  type Line,
  type Lines,
  leadOf,
  nameOf,
  numberOf,
  receivedLine,
  type StoredLead,
  type Submission,
} from './line.ts'
import { createSerial } from './sqlite.ts'
import type { Claim, Known, Store } from './store.ts'

/** Neither journal nor store could be written, or too much waits for them. The sender must be told. */
export class NotRecorded extends Error {
  readonly isBusy: boolean

  constructor(isBusy: boolean) {
    super('not recorded')
    this.isBusy = isBusy
  }
}

/** stored: new. duplicate: known before. */
export interface Receipt {
  readonly id: string
  readonly outcome: 'stored' | 'duplicate'
}

/** A submission as it arrives. */
export type Received = Omit<Submission, 'id'>

interface Dependencies {
  readonly journal: Journal
  readonly openStore: () => Promise<Store>
  readonly now: () => number
  /** Whether a lead has been kept long enough. */
  readonly isExpired: (lead: Submission) => boolean
  readonly report: (event: string, details: Readonly<Record<string, unknown>>) => void
}

export type Pair = ReturnType<typeof openPair>

/** Those who wait for one write: how many at once, and how many in all. */
const limits = { atOnce: 256, waiting: 2000 }

/** A store that hangs has failed, in milliseconds. */
const patience = 1000

/** Time in which an equal body without a key counts as a repeat, in milliseconds. */
const repeatWindow = 10 * 60_000

/**
 * Rest of deliveries after a store that other servers share lacked something, in milliseconds: by then each has written
 * there what it has delivered.
 */
const sharedRest = 10 * 60_000

/** How long a claim is exclusive, in milliseconds. */
const lease = 2 * 60_000

const closed = () => new Error('The store is not open.')

interface Waiting {
  /** What is to be written, once it is known what there is. */
  readonly lines: (known: readonly Known[]) => readonly Line[]
  readonly submission?: Submission
  readonly end: (isRecorded: boolean) => void
}

/**
 * Opens the pair of journal and store, empty-handed: nothing is delivered before the first `reconcile`. Each line is
 * written to the journal and to the store before anybody is thanked; if one of them fails, the other suffices.
 */
export function openPair({ journal, openStore, now, isExpired, report }: Dependencies) {
  let store: Store | undefined
  /** Whether the store has all lines of the journal. Before, a lead may look as if it was never delivered. */
  let isWhole = false
  let state: 'together' | 'behind' | 'refusing' = 'behind'
  let hasFailed = false
  let restsUntil = 0
  const waiting: Waiting[] = []
  /** Leads that only the journal has. */
  let aside: Known[] = []
  const [serially, oneByOne] = [createSerial(), createSerial()]

  const closeStore = async () => {
    const closing = store
    store = undefined
    isWhole = false
    await closing?.close().catch(() => undefined)
  }

  /** Whether it succeeded. A store that failed is closed until the next `reconcile`. */
  const attempt = async (event: string, work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      report(event, { error })
      hasFailed = true
      if (state === 'together') state = 'behind'
      // What hangs may also hang when it is closed.
      if (event !== 'journal.failed') void closeStore()
      return false
    }
  }

  const look = async (group: readonly Waiting[]): Promise<readonly Known[]> => {
    const submissions = group.flatMap(({ submission }) => submission ?? [])
    const into = store
    if (submissions.length === 0 || !into) return []
    let found: readonly Known[] = []
    await attempt('store.failed', async () => {
      found = await within(patience, into.look(submissions))
    })
    return found
  }

  /** Whether a group is on disk. Journal or store alone is a receipt: no single fault turns anybody away. */
  const write = async (group: readonly Waiting[]): Promise<boolean> => {
    const known = [...(await look(group)), ...aside]
    const lines = group.flatMap((each) => {
      const own = each.lines(known)
      if (each.submission) for (const line of own) known.push(...asKnown(line, each.submission))
      return own
    })
    if (lines.length === 0) return true
    const isInJournal = await attempt('journal.failed', () => journal.append(lines))
    const into = store
    const isInStore =
      into !== undefined &&
      (await attempt('store.failed', () => within(patience, into.apply(lines))))
    if (!isInJournal && !isInStore) state = 'refusing'
    else if (!isInJournal) state = 'behind'
    else if (!isInStore) {
      hasFailed = true
      state = 'behind'
      aside.push(...known.filter(({ id }) => lines.some((line) => line.id === id)))
      aside = aside.slice(-limits.waiting)
    }
    return isInJournal || isInStore
  }

  /** Those who wait share one sync. */
  const writeGroup = async () => {
    // Those who come in the same turn of the event loop join.
    await new Promise((resolve) => setImmediate(resolve))
    const group = waiting.splice(0, limits.atOnce)
    if (waiting.length > 0) void serially(writeGroup)
    const isRecorded = await write(group).catch((error: unknown) => {
      report('write.failed', { error })
      return false
    })
    for (const { end } of group) end(isRecorded)
  }

  const enqueue = (item: Omit<Waiting, 'end'>) =>
    new Promise<void>((resolve, reject) => {
      if (waiting.length >= limits.waiting) {
        reject(new NotRecorded(true))
        return
      }
      const end = (isRecorded: boolean) => (isRecorded ? resolve() : reject(new NotRecorded(false)))
      waiting.push({ ...item, end })
      if (waiting.length === 1) void serially(writeGroup)
    })

  const record = (lines: readonly Line[]) => enqueue({ lines: () => lines })

  const compare = (month: string, into: Store) => compareMonth(month, into, journal, isExpired)

  /** Gives each of the two the lines of a month that only the other has. */
  const merge = async (month: string, into: Store) => {
    const { missing, adopted, damaged } = await compare(month, into)
    if (damaged > 0) report('journal.damaged', { month, count: damaged })
    // Another server may have delivered what it could not write there.
    const notBefore = into.isShared ? now() + sharedRest : 0
    // In pieces, so that a new store of many leads does not last longer than a statement may.
    for (let start = 0; start < missing.length; start += limits.atOnce)
      await into.apply(missing.slice(start, start + limits.atOnce), notBefore)
    if (missing.length > 0) {
      report('store.lacked', { month, count: missing.length })
      restsUntil = notBefore
    }
    const isAdopted =
      adopted.length > 0 && (await attempt('journal.failed', () => journal.append(adopted)))
    // What other servers have stored is nothing that this journal lost.
    if (isAdopted && !into.isShared) report('journal.lacked', { month, count: adopted.length })
  }

  const mergeUnlessSame = async (month: string, into: Store) => {
    // A month that cannot be read must not take the store away.
    if (!(await attempt('journal.failed', async () => journal.read(month)))) return
    const { missing, adopted, damaged } = await compare(month, into)
    // Senders wait only where there is something to do.
    if (missing.length + adopted.length + damaged > 0) await serially(() => merge(month, into))
  }

  const mergeAll = async (into: Store, isEverything: boolean) => {
    const months = await monthsOf({ journal, store: into })
    for (const month of isEverything ? months : months.slice(-2)) await mergeUnlessSame(month, into)
    isWhole = true
    aside = []
    const gone = await into.gone()
    const isTrace = (line: Line | undefined, text: string) =>
      line
        ? line.kind !== 'gone' && gone.has(line.id)
        : gone.values().some((id) => text.includes(id))
    for (const month of gone.size > 0 ? journal.months() : [])
      await serially(() => journal.drop(month, isTrace))
  }

  /**
   * Gives each of the two what only the other has: at start, soon after a write has failed, and every ten minutes.
   * Returns whether both hold the same. Without `isEverything` it looks at the two newest months.
   */
  const reconcile = ({ isEverything = true } = {}): Promise<boolean> =>
    oneByOne(async () => {
      const isAll = isEverything || !isWhole
      hasFailed = false
      const isDone = await attempt('reconcile.failed', async () => {
        store ??= await openStore()
        if (state !== 'together') await probe(store)
        await mergeAll(store, isAll)
        if (store.isInPlace()) return
        await closeStore()
        store = await openStore()
        await mergeAll(store, true)
      })
      if (isDone && !hasFailed) state = 'together'
      return state === 'together'
    })

  /** Fails unless both can be written. */
  const probe = async (into: Store) => {
    await attempt('journal.failed', journal.probe)
    await into.setNote('probe', '')
  }

  return {
    reconcile,
    record,
    state: () => state,

    /** Resolves when the submission is on disk. It gets its id here. */
    receive: async (submission: Received, channels: readonly string[]): Promise<Receipt> => {
      const own = { ...submission, id: idOf(submission.key, submission.raw) }
      let receipt: Receipt = { id: own.id, outcome: 'stored' }
      await enqueue({
        submission: own,
        lines: (known) => {
          const placed = place(own, channels, known)
          receipt = placed.receipt
          return placed.lines
        },
      })
      return receipt
    },

    /** Asks the store. */
    ask: <T>(work: (store: Store) => Promise<T>): Promise<T> =>
      store ? work(store) : Promise.reject(closed()),

    /** Claims deliveries that are due, for two minutes. */
    claim: async (channel: string, limit: number): Promise<readonly Claim[]> => {
      const at = now()
      // A rest until far in the future was begun by a clock that was wrong.
      const rests = restsUntil > at && restsUntil <= at + sharedRest
      return isWhole && store && !rests ? store.claim(channel, { now: at, lease, limit }) : []
    },

    /** Removes leads that have expired from both. Nothing remembers them. */
    remove: (ids: ReadonlySet<string>) =>
      serially(async () => {
        if (!store) throw closed()
        for (const month of journal.months())
          await journal.drop(month, (line) => line !== undefined && ids.has(line.id))
        await store.remove([...ids])
      }),

    close: async () => {
      await serially(closeStore)
      journal.close()
    },
  }
}

/** What a lead may be in: journal and store. */
export interface Both {
  readonly journal: Pick<Journal, 'months' | 'read'>
  readonly store: Pick<Store, 'months' | 'read' | 'gone'>
}

/** The months of which either has something. */
export const monthsOf = async ({ journal, store }: Both): Promise<readonly string[]> =>
  [...new Set([...journal.months(), ...(await store.months())])].toSorted()

/** What either has of a month, and of a lead that was erased only that. */
export async function linesOfMonth(month: string, { journal, store }: Both) {
  const { lines } = await store.read(month)
  return withoutErased([...journal.read(month).lines.values(), ...lines.values()])
}

/** Each line once, and of a lead that was erased only that. */
export function withoutErased(lines: readonly Line[]): readonly Line[] {
  const erased = new Set(lines.filter(({ kind }) => kind === 'gone').map(({ id }) => id))
  const kept = lines.filter(({ id, kind }) => kind === 'gone' || !erased.has(id))
  return [...new Map(kept.map((line) => [nameOf(line), line])).values()]
}

/** What each of the two lacks of a month. What was erased or has expired is wanted in neither. */
export async function compareMonth(
  month: string,
  store: Pick<Store, 'read'>,
  journal: Pick<Journal, 'read'>,
  isExpired: (lead: Submission) => boolean,
) {
  // The store first: a line that is written meanwhile is in the journal before.
  const { lines: stored, unsound } = await store.read(month)
  const { lines: written, damaged } = journal.read(month)
  const leads = Map.groupBy(new Map([...written, ...stored]).values(), ({ id }) => id)
  const isUnwanted = (lines: readonly Line[]) => {
    const lead = leadOf(lines)
    return lines.some(({ kind }) => kind === 'gone') || (lead ? isExpired(lead.submission) : false)
  }
  const unwanted = new Set([...leads].filter(([, own]) => isUnwanted(own)).map(([id]) => id))
  const lacking = (lines: Lines, there: Lines) =>
    [...lines.values()].filter(
      (line) => !there.has(nameOf(line)) && (line.kind === 'gone' || !unwanted.has(line.id)),
    )
  return {
    missing: [...unsound, ...lacking(written, stored)],
    adopted: lacking(stored, written),
    /** Damaged lines of no known lead. */
    damaged: damaged.filter((text) => !leads.keys().some((id) => text.includes(id))).length,
  }
}

/** Which lines an arriving submission is, besides what is known. */
function place(
  submission: Submission,
  channels: readonly string[],
  known: readonly Known[],
): { readonly lines: readonly Line[]; readonly receipt: Receipt } {
  const { id, key, raw, receivedAt, state } = submission
  const body = bodyOf(raw)
  // What an earlier version exported has an id of its own.
  const same = known.findLast(
    (each) => each.id === id || (key !== undefined && each.key === key && each.body === body),
  )
  if (same) {
    const isPromoted = state === 'accepted' && same.state !== 'accepted'
    return {
      lines: isPromoted ? [acceptedLine(same, submission, channels)] : [],
      receipt: { id: same.id, outcome: 'duplicate' },
    }
  }
  const isRepeat =
    key === undefined &&
    state === 'accepted' &&
    known.some(
      (each) =>
        each.body === body && each.state === 'accepted' && each.at > receivedAt - repeatWindow,
    )
  const marked: Submission = isRepeat
    ? { ...submission, reasons: [...submission.reasons, 'probable_repeat'] }
    : submission
  return {
    lines: [receivedLine(marked, isRepeat ? [] : channels)],
    receipt: { id, outcome: 'stored' },
  }
}

/** What those who come later in a group have to know of a lead. */
const asKnown = (line: Line, { key, raw, state }: Submission): readonly Known[] =>
  line.kind === 'received' || line.kind === 'accepted'
    ? [{ id: line.id, at: line.at, state, key, body: bodyOf(raw) }]
    : []

/** The lines that make a lead of a submission and deliver it again, on channels where nothing waits. */
export function againLines(
  { submission, deliveries }: StoredLead,
  channels: readonly string[],
): readonly Line[] {
  const { id, receivedAt: at, state } = submission
  const numbers = (channel: string) =>
    deliveries.filter((each) => each.channel === channel).map(({ name }) => numberOf(name))
  const idle = channels.filter(
    (channel) => !deliveries.some((each) => each.channel === channel && each.state === 'pending'),
  )
  return [
    ...(state === 'accepted' ? [] : [{ id, at, kind: 'accepted', channels: [] } as const]),
    ...idle.map((channel) => {
      const number = Math.max(0, ...numbers(channel)) + 1
      return {
        id,
        at,
        kind: 'again',
        channel: number === 1 ? channel : `${channel} ${number}`,
      } as const
    }),
  ]
}

/** The leads that lines tell of, without those that were erased. */
export function leadsIn(lines: Iterable<Line>): readonly Submission[] {
  const own = Map.groupBy(lines, ({ id }) => id)
  return [...own.values()].flatMap((each) => leadOf(each)?.submission ?? [])
}

/** Settles like the promise, or rejects after `milliseconds`. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It takes too long.')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
