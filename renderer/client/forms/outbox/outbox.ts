import { type Delivery, deliver } from './deliver.ts'
import {
  createId,
  deleteSubmission,
  findSubmission,
  isDue,
  isExpired,
  retryDelay,
  type Submission,
  savedSubmissions,
  saveSubmission,
} from './submission-store.ts'

type Entries = readonly (readonly [name: string, value: string])[]

/** Submissions without a request so far. */
const unsent = new Map<string, Submission>()
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/**
 * Saves a form, then sends it. Resolves with the result of the first attempt. A failed submission is
 * retried while the page is open and on later visits. With the id of an earlier submission it
 * replaces that one.
 */
export async function post(entries: Entries, id: string = createId()): Promise<Delivery> {
  const body = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
  const submission = { id, body, createdAt: Date.now(), notBefore: 0, isRefused: false }
  unsent.set(id, submission)
  addEventListener('pagehide', sendOnLeaving)
  await saveSubmission(submission)

  tries = 0
  const delivery = await send(submission.id)
  if ('reason' in delivery) console.error(`Form submission failed: ${delivery.reason}`)
  await retryLater()
  return delivery
}

/** Sends what earlier visits could not deliver. */
export async function resume(): Promise<void> {
  tries = 0
  await sendAll()
}

async function sendAll() {
  const now = Date.now()
  for (const submission of await savedSubmissions()) {
    if (isExpired(submission, now)) await deleteSubmission(submission.id)
    else if (isDue(submission, now)) await send(submission.id)
  }
  await retryLater()
}

/** Sends once. If another tab is sending the same submission, waits for its result. */
const send = (id: string): Promise<Delivery> =>
  withLock(id, async () => {
    const submission = await findSubmission(id)
    unsent.delete(id)
    if (!submission) return { kind: 'delivered' }

    const delivery = await deliver(submission)
    if (delivery.kind === 'delivered') await deleteSubmission(id)
    else if (delivery.kind === 'refused') await saveSubmission({ ...submission, isRefused: true })
    else if (delivery.kind === 'failed' && delivery.retryAfter > 0)
      await saveSubmission({ ...submission, notBefore: Date.now() + delivery.retryAfter })
    return delivery
  })

/** Sends pending submissions on pagehide: `keepalive` requests outlive the page. */
function sendOnLeaving() {
  for (const submission of unsent.values()) void deliver(submission)
  unsent.clear()
}

/** Browsers offer locks over HTTPS only, and may refuse them. */
async function withLock<T>(id: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  try {
    return await locks.request(`outbox ${id}`, work)
  } catch {
    return work()
  }
}

/** Schedules the next attempt while a submission is left to send. */
async function retryLater() {
  clearTimeout(timer)
  const waiting = (await savedSubmissions()).filter(({ isRefused }) => !isRefused)
  if (waiting.length === 0) return

  listen()
  tries += 1
  const delay = retryDelay(tries, Math.random())
  const wait = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now()
  if (delay !== undefined) timer = setTimeout(sendAll, Math.max(delay, wait))
}

function listen() {
  if (isListening) return
  isListening = true
  addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void resume()
  })
}
