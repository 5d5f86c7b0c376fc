import { Worker } from 'node:worker_threads'
import { saysDamaged } from './connection.ts'

/** Checks the structure of a database file in another thread. A file that cannot be checked now counts as sound. */
export function isSound(file: string): Promise<boolean> {
  const worker = new Worker(new URL('quick-check.ts', import.meta.url), { workerData: file })
  worker.unref()
  return new Promise((resolve) => {
    worker.once('message', (answer: unknown) => resolve(answer === true))
    worker.once('error', (error) => resolve(!saysDamaged(error)))
    worker.once('exit', () => resolve(true))
  })
}
