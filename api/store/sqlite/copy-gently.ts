import { closeSync, existsSync, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { stepBytes } from './copy-database.ts'
import { restrictPermissions, syncFile } from './file.ts'

/** Copies a file, if there is one, as `createFlush` describes. */
export function copyGently(from: string, to: string): void {
  if (!existsSync(from)) return
  const source = openSync(from, 'r')
  try {
    restrictPermissions(to)
    const target = openSync(to, 'r+')
    try {
      const flush = createFlush(to)
      const buffer = Buffer.alloc(stepBytes)
      for (let at = 0; at < fstatSync(source).size; ) {
        const read = readSync(source, buffer, 0, stepBytes, at)
        if (read === 0) return
        writeSync(target, buffer, 0, read, at)
        at += read
        flush()
      }
    } finally {
      closeSync(target)
    }
  } finally {
    closeSync(source)
  }
}

/** Between two flushes: steps, and a rest in milliseconds. */
const gently = { steps: 5, rest: 10 }

/**
 * Returns a function to call after each step of a large copy. It brings what was written to the disk and rests, because
 * a server whose disk has much to write answers forms late. It blocks the thread.
 */
export function createFlush(file: string): () => void {
  const never = new Int32Array(new SharedArrayBuffer(4))
  let steps = 0
  return () => {
    steps += 1
    if (steps % gently.steps !== 0) return
    syncFile(file)
    Atomics.wait(never, 0, 0, gently.rest)
  }
}
