import { createStore, del, get, set, type UseStore, values } from 'idb-keyval'
import { forget, writeStorage } from '../storage.ts'
import type { Submission } from './submission.ts'

/** How long the database may take before it counts as blocked, in milliseconds. */
const patience = 1000

/** What a browser that blocks its database keeps as long as the page is open. */
const memory = new Map<string, Submission>()
let opened: UseStore | undefined

const database = () => {
  opened ??= createStore('outbox', 'submissions')
  return opened
}

/** Keeps a submission, in place of an earlier one of the same id. */
export async function keepSubmission(submission: Submission): Promise<void> {
  memory.set(submission.id, submission)
  const isStored = await attempt(async () => {
    await set(submission.id, submission, database())
    return true
  })
  if (!isStored) return
  memory.delete(submission.id)
  writeStorage('outbox', 'true')
}

export async function dropSubmission(id: string): Promise<void> {
  memory.delete(id)
  await attempt(() => del(id, database()))
  const rest = await attempt(() => values<Submission>(database()))
  if (rest?.length === 0) forget('outbox')
}

/** A submission that is still waiting; undefined once somebody has delivered it. */
export const findSubmission = async (id: string): Promise<Submission | undefined> =>
  memory.get(id) ?? (await attempt(() => get<Submission>(id, database())))

export async function keptSubmissions(): Promise<readonly Submission[]> {
  const stored = await attempt(() => values<Submission>(database()))
  return [...memory.values(), ...(stored ?? [])]
}

/** What the database answers; undefined where it refuses or never does. */
async function attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  try {
    return await Promise.race([ask(), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
