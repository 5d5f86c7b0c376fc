import { syncFile } from './file.ts'

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
