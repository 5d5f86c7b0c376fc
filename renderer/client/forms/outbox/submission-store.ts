import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { forget, writeStorage } from '../../site/storage.ts'
import type { Submission } from './submission.ts'

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
