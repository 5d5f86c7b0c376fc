#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

process.env['NODE_ENV'] ??= process.argv[2] === 'dev' ? 'development' : 'production'

const { run } = await import('./program.ts')

const controller = new AbortController()
const signals = ['SIGINT', 'SIGTERM'] as const
/** One wish to stop may come twice: from the terminal or the system, and passed on by npm. In milliseconds. */
const echo = 1000
for (const signal of signals) {
  process.on(signal, () => {
    if (controller.signal.aborted) return
    controller.abort(signal)
    // Whoever asks again after that is done waiting: then the system ends it.
    const stopListening = () => {
      for (const each of signals) process.removeAllListeners(each)
    }
    setTimeout(stopListening, echo).unref()
  })
}

// Whoever closes a pipe early, as `head` does, has read enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/** How long an orderly end may take after an error that nobody caught, in milliseconds. */
const lastWords = 2000

process.exitCode = await run(process.argv, {
  cwd: process.cwd(),
  project: fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  now: () => new Date(),
  clock: () => performance.now(),
  stopped: controller.signal,
  onCrash: (tell) => {
    process.on('uncaughtException', (error: unknown, origin) => {
      process.once('exit', () => {
        process.exitCode = 1
      })
      setTimeout(() => process.exit(1), lastWords).unref()
      tell(error, origin)
    })
  },
})
