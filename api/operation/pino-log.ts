import { pino } from 'pino'
import type { Log } from '../log.ts'
import type { LogLevel } from '../server/server-settings.ts'

export interface Output {
  readonly write: (text: string) => unknown
}

/** A log of one JSON object a line, with times in UTC. */
export function createPinoLog(output: Output, level: LogLevel): Log {
  const logger = pino(
    {
      level,
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => void output.write(line) },
  )
  return {
    info: (event, details = {}) => logger.info(details, event),
    warn: (event, details = {}) => logger.warn(details, event),
    error: (event, details = {}) => logger.error(details, event),
  }
}
