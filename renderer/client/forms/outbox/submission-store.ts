import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { forget, writeStorage } from '../../site/storage.ts'

/** A form whose delivery is not confirmed. */
export interface Submission {
  /** Idempotency key: the API stores a submission once, however often it is sent. */
  readonly id: string
  /** The request body, form-urlencoded. */
  readonly body: string
  /** In milliseconds since 1970. */
  readonly createdAt: number
  /** Earliest time of the next attempt (`Retry-After`), in milliseconds since 1970. */
  readonly notBefore: number
  /** The API rejected it permanently. */
  readonly isRefused: boolean
}

const day = 24 * 60 * 60 * 1000
/** How long the browser keeps an undelivered submission. */
const lifetime = 7 * day

export const isExpired = ({ createdAt }: Submission, now: number): boolean =>
  now - createdAt > lifetime

export const isDue = ({ notBefore, isRefused }: Submission, now: number): boolean =>
  !isRefused && notBefore <= now

/** Delays between attempts, in milliseconds. */
const delays = [1000, 4000, 15_000, 60_000]

/** The delay after a number of attempts, with up to 20 % jitter; undefined after the last attempt. */
export function retryDelay(tries: number, random: number): number | undefined {
  const delay = delays[tries - 1]
  return delay === undefined ? undefined : Math.round(delay * (1 + random / 5))
}

/** A random UUID. `crypto.randomUUID` is missing where the site is not served over HTTPS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Timeout after which the database counts as blocked, in milliseconds. */
const timeout = 1000

/** Fallback while the database is blocked or slow. */
const memory = new Map<string, Submission>()
/** Ids of submissions that are not in the database. */
const unstored = new Set<string>()
let opened: UseStore | undefined

const database = () => {
  opened ??= createStore('outbox', 'submissions')
  return opened
}

/** Saves a submission. Replaces an earlier one with the same id. */
export async function saveSubmission(submission: Submission): Promise<void> {
  memory.set(submission.id, submission)
  const stored = await query(() => set(submission.id, submission, database()))
  if (!stored) {
    unstored.add(submission.id)
    return
  }
  unstored.delete(submission.id)
  writeStorage('outbox', 'true')
}

export async function deleteSubmission(id: string): Promise<void> {
  memory.delete(id)
  unstored.delete(id)
  await query(() => del(id, database()))
  const rest = await query(() => values<Submission>(database()))
  if (rest?.answer.length === 0) forget('outbox')
}

/** A submission that is not delivered yet; undefined after any tab has delivered it. */
export async function findSubmission(id: string): Promise<Submission | undefined> {
  const found = await query(() => get<Submission>(id, database()))
  return found && !unstored.has(id) ? found.answer : memory.get(id)
}

export async function savedSubmissions(): Promise<readonly Submission[]> {
  const stored = await query(() => values<Submission>(database()))
  if (!stored) return [...memory.values()]
  return [...stored.answer, ...[...memory.values()].filter(({ id }) => unstored.has(id))]
}

/** The answer of the database; undefined if it fails or times out. */
async function query<T>(run: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout)
  })
  try {
    return await Promise.race([run().then((answer) => ({ answer })), timedOut])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
