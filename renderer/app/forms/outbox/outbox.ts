import { type Delivery, deliver } from './deliver.ts'
import { createId, isDue, isExpired, pauseAfter, type Submission } from './submission.ts'
import {
  dropSubmission,
  findSubmission,
  keepSubmission,
  keptSubmissions,
} from './submission-store.ts'

type Entries = readonly (readonly [name: string, value: string])[]

/** What has not been given to the network yet. */
const unsent = new Map<string, Submission>()
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined
let isListening = false

/**
 * Sends a form, having kept it first. Resolves with what came of the first try; what fails is tried
 * again as long as the page is open, and on later visits. With the id of an earlier submission it
 * takes the place of that one.
 */
export async function post(entries: Entries, id: string = createId()): Promise<Delivery> {
  const body = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
  const submission = { id, body, createdAt: Date.now(), notBefore: 0, isRefused: false }
  unsent.set(id, submission)
  addEventListener('pagehide', sendOnLeaving)
  await keepSubmission(submission)

  tries = 0
  const delivery = await send(submission.id)
  if ('reason' in delivery) console.error(`Form submission failed: ${delivery.reason}`)
  await retryLater()
  return delivery
}

/** Tries what earlier visits have left. */
export async function resume(): Promise<void> {
  tries = 0
  await sendAll()
}

async function sendAll() {
  const now = Date.now()
  for (const submission of await keptSubmissions()) {
    if (isExpired(submission, now)) await dropSubmission(submission.id)
    else if (isDue(submission, now)) await send(submission.id)
  }
  await retryLater()
}

/** Tries once, unless another tab is at it: then that one's answer is waited for. */
const send = (id: string): Promise<Delivery> =>
  exclusively(id, async () => {
    const submission = await findSubmission(id)
    unsent.delete(id)
    if (!submission) return { kind: 'delivered' }

    const delivery = await deliver(submission)
    if (delivery.kind === 'delivered') await dropSubmission(id)
    else if (delivery.kind === 'refused') await keepSubmission({ ...submission, isRefused: true })
    else if (delivery.kind === 'failed' && delivery.retryAfter > 0)
      await keepSubmission({ ...submission, notBefore: Date.now() + delivery.retryAfter })
    return delivery
  })

/** Who leaves at once has sent all the same: requests outlive their page. */
function sendOnLeaving() {
  for (const submission of unsent.values()) void deliver(submission)
  unsent.clear()
}

/** Browsers know locks only where the site is served over HTTPS, and may refuse them. */
async function exclusively<T>(id: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  try {
    return await locks.request(`outbox ${id}`, work)
  } catch {
    return work()
  }
}

/** Arranges the next try, while anything is left to send. */
async function retryLater() {
  clearTimeout(timer)
  const waiting = (await keptSubmissions()).filter(({ isRefused }) => !isRefused)
  if (waiting.length === 0) return

  listen()
  tries += 1
  const pause = pauseAfter(tries, Math.random())
  const wait = Math.min(...waiting.map(({ notBefore }) => notBefore)) - Date.now()
  if (pause !== undefined) timer = setTimeout(sendAll, Math.max(pause, wait))
}

function listen() {
  if (isListening) return
  isListening = true
  addEventListener('online', resume)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void resume()
  })
}
