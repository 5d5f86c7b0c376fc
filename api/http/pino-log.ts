import { createRequire } from 'node:module'
import type { Logger } from 'pino'
import type { Log } from './log.ts'

interface Output {
  readonly write: (text: string) => unknown
}

const require = createRequire(import.meta.url)

/** Delay before pino is loaded if nothing was logged earlier, in milliseconds. By then visitors are served. */
const soon = 1000

/**
 * Logs one JSON object per line, with times in UTC. Events of level info are written together at the end
 * of the event loop turn.
 */
export function createPinoLog(output: Output): Log {
  let lines = ''
  const flush = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  const write = (line: string) => {
    if (lines === '') setImmediate(flush)
    lines += line
  }
  let logger: Logger | undefined
  const pino = () => {
    logger ??= createLogger(write)
    return logger
  }
  // Loading at the time of a crash could fail, because there may be no file descriptors left.
  setTimeout(pino, soon).unref()

  return {
    info: (event, details = {}) => pino().info(details, event),
    warn: (event, details = {}) => {
      pino().warn(details, event)
      flush()
    },
    error: (event, details = {}) => {
      pino().error(details, event)
      flush()
    },
  }
}

function createLogger(write: (line: string) => void): Logger {
  const { pino }: typeof import('pino') = require('pino')
  return pino(
    {
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write },
  )
}
