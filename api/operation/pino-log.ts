import { pino } from 'pino'
import type { Log } from '../log.ts'
import type { LogLevel } from '../server/server-settings.ts'

export interface Output {
  readonly write: (text: string) => unknown
}

/**
 * A log of one JSON object a line, with times in UTC. What is only information is written at the end of
 * the event loop's turn, all of it at once.
 */
export function createPinoLog(output: Output, level: LogLevel): Log {
  let lines = ''
  const flush = () => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    {
      write: (line: string) => {
        if (lines === '') setImmediate(flush)
        lines += line
      },
    },
  )
  return {
    info: (event, details = {}) => logger.info(details, event),
    warn: (event, details = {}) => {
      logger.warn(details, event)
      flush()
    },
    error: (event, details = {}) => {
      logger.error(details, event)
      flush()
    },
  }
}
