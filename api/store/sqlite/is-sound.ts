import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { saysDamaged } from './connection.ts'

/** Checks the structure of a database file in another thread. A file that cannot be checked now counts as sound. */
export function isSound(file: string): Promise<boolean> {
  // In a package it is JavaScript.
  const check = new URL(`quick-check${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(check, { workerData: file })
  worker.unref()
  return new Promise((resolve) => {
    worker.once('message', (answer: unknown) => resolve(answer === true))
    worker.once('error', (error) => resolve(!saysDamaged(error)))
    worker.once('exit', () => resolve(true))
  })
}
