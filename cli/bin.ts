#!/usr/bin/env node
import { fileURLToPath } from 'node:url'

process.env['NODE_ENV'] ??= process.argv[2] === 'dev' ? 'development' : 'production'

const { siteAround } = await import('./content/project.ts')
const { run } = await import('./program.ts')

const controller = new AbortController()
const signals = ['SIGINT', 'SIGTERM'] as const
/**
 * npm passes a signal on that the terminal sent as well. A second one within this time is the same;
 * in milliseconds.
 */
const echo = 1000
for (const signal of signals) {
  process.on(signal, () => {
    if (controller.signal.aborted) return
    controller.abort(signal)
    // A later signal ends the process at once: without a listener the system does it.
    const stopListening = () => {
      for (const each of signals) process.removeAllListeners(each)
    }
    setTimeout(stopListening, echo).unref()
  })
}

const isServer = process.argv[2] === 'serve'

// Whoever kills npm means the server that it started.
if (process.env['npm_lifecycle_event'] && (isServer || process.argv[2] === 'dev')) {
  const { endWithStarter } = await import('./serve/end-with-starter.ts')
  const { pid } = process
  endWithStarter({ pid, parent: () => process.ppid }, () => controller.abort('npm ended'))
}

// A reader that closes the pipe early, as `head` does, is no error. A server goes on where its log finds no room.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && !isServer) throw error
  })
}

/** A terminal that is closed sends this signal too, so it ends a server that was started in one. */
const reloadSignal = 'SIGHUP'
// A server that is still starting takes the newest build anyway.
if (isServer && !process.stdout.isTTY) process.on(reloadSignal, () => undefined)

/** How long an orderly shutdown may take after an uncaught error, in milliseconds. */
const shutdownTimeout = 2000

/** Ctrl+C ends the command, not the question alone. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises')
  const reader = createInterface({ input: process.stdin, output: process.stdout })
  reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    return await reader.question(question, { signal: controller.signal })
  } finally {
    reader.close()
  }
}

process.exitCode = await run(process.argv, {
  cwd: process.cwd(),
  engine: fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, ''),
  site: siteAround(process.cwd()),
  environment: process.env,
  stdout: process.stdout,
  stderr: process.stderr,
  ask: process.stdin.isTTY && process.stdout.isTTY ? ask : undefined,
  now: () => new Date(),
  clock: () => performance.now(),
  stopped: controller.signal,
  onReload: (reload) => {
    if (!process.stdout.isTTY) process.on(reloadSignal, reload)
  },
  onCrash: (report) => {
    process.on('uncaughtException', (error: unknown, origin) => {
      process.once('exit', () => {
        process.exitCode = 1
      })
      setTimeout(() => process.exit(1), shutdownTimeout).unref()
      report(error, origin)
    })
  },
})
