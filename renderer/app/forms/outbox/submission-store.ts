import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { forget, writeStorage } from '../../site/storage.ts'
import type { Submission } from './submission.ts'

/** How long the database may take before it counts as blocked, in milliseconds. */
const patience = 1000

/** What this page has kept itself, for as long as its database is blocked or slow. */
const memory = new Map<string, Submission>()
/** Those that the database has not taken. */
const unstored = new Set<string>()
let opened: UseStore | undefined

const database = () => {
  opened ??= createStore('outbox', 'submissions')
  return opened
}

/** Keeps a submission, in place of an earlier one of the same id. */
export async function keepSubmission(submission: Submission): Promise<void> {
  memory.set(submission.id, submission)
  const stored = await ask(() => set(submission.id, submission, database()))
  if (!stored) {
    unstored.add(submission.id)
    return
  }
  unstored.delete(submission.id)
  writeStorage('outbox', 'true')
}

export async function dropSubmission(id: string): Promise<void> {
  memory.delete(id)
  unstored.delete(id)
  await ask(() => del(id, database()))
  const rest = await ask(() => values<Submission>(database()))
  if (rest?.answer.length === 0) forget('outbox')
}

/** A submission that is still waiting; undefined once somebody has delivered it. */
export async function findSubmission(id: string): Promise<Submission | undefined> {
  const found = await ask(() => get<Submission>(id, database()))
  return found && !unstored.has(id) ? found.answer : memory.get(id)
}

export async function keptSubmissions(): Promise<readonly Submission[]> {
  const stored = await ask(() => values<Submission>(database()))
  if (!stored) return [...memory.values()]
  return [...stored.answer, ...[...memory.values()].filter(({ id }) => unstored.has(id))]
}

/** What the database answers; undefined where it refuses, or not in time. */
async function ask<T>(question: () => Promise<T>): Promise<{ readonly answer: T } | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  try {
    return await Promise.race([question().then((answer) => ({ answer })), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
