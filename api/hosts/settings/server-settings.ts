import { isIP } from 'node:net'
import { type TrustedProxies, trustNetworks } from './networks.ts'
import { createSettingReader, integer, type Kind, type SettingSource } from './setting-reader.ts'

export interface ServerSettings {
  /** Port of health. */
  readonly operationPort: number | undefined
  /** Address of health. Visitors must not be able to reach it. */
  readonly operationHost: string
  readonly isTrusted: TrustedProxies
  readonly connections: ConnectionLimits
  readonly rates: Readonly<Record<'forms' | 'quiz', Rate>>
  /** Maximum concurrent requests to the API. */
  readonly maxAtOnce: number
  /**
   * `delay`: time for which a stopping server still accepts requests. `deadline`: maximum time of the
   * stop. In milliseconds.
   */
  readonly shutdown: { readonly delay: number; readonly deadline: number }
  readonly logLevel: LogLevel
}

/** A rate limit: the burst, then the requests per minute. */
export interface Rate {
  readonly perMinute: number
  readonly burst: number
}

/** Limits of connections. Times in milliseconds. */
export interface ConnectionLimits {
  /** Maximum time for the headers of a request. */
  readonly headers: number
  /** Maximum time for a whole request. */
  readonly request: number
  /** Maximum time between two requests on a connection. */
  readonly keepAlive: number
  /** Maximum time without a byte in either direction. */
  readonly idle: number
  readonly maxConnections: number
}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const seconds = (least: number, most: number): Kind<number> => {
  const { takes, read } = integer(least, most)
  return {
    takes: `${takes}, in seconds`,
    read: (text) => {
      const number = read(text)
      return number === undefined ? undefined : number * 1000
    },
  }
}

const networks: Kind<TrustedProxies> = {
  takes: 'addresses or networks with commas between them, such as 127.0.0.1,10.0.0.0/8',
  read: (text) => trustNetworks(text.split(',').map((each) => each.trim())),
}

const ipAddress: Kind<string> = {
  takes: 'an IP address, such as 127.0.0.1 or 0.0.0.0',
  read: (text) => (isIP(text) === 0 ? undefined : text),
}

const levels: Kind<LogLevel> = {
  takes: logLevels.join(', '),
  read: (text) => logLevels.find((level) => level === text),
}

export function readServerSettings(source: SettingSource): ServerSettings {
  const read = createSettingReader(source)
  const time = (name: string, usual: number) => read(name, seconds(1, 3600)) ?? usual
  const wait = (name: string, usual: number) => read(name, seconds(0, 600)) ?? usual
  const number = (name: string, usual: number, most = 1_000_000) =>
    read(name, integer(1, most)) ?? usual

  return {
    operationPort: read('OPERATION_PORT', integer(0, 65_535)),
    operationHost: read('OPERATION_HOST', ipAddress) ?? '127.0.0.1',
    isTrusted: read('TRUSTED_PROXIES', networks) ?? (() => false),
    connections: {
      headers: time('HEADERS_TIMEOUT', 10_000),
      request: time('REQUEST_TIMEOUT', 20_000),
      keepAlive: time('KEEP_ALIVE_TIMEOUT', 10_000),
      idle: time('IDLE_TIMEOUT', 30_000),
      maxConnections: number('MAX_CONNECTIONS', 20_000),
    },
    rates: {
      forms: { perMinute: number('FORMS_PER_MINUTE', 10), burst: number('FORMS_BURST', 20) },
      quiz: { perMinute: number('QUIZ_PER_MINUTE', 20), burst: number('QUIZ_BURST', 20) },
    },
    maxAtOnce: number('MAX_REQUESTS', 200),
    shutdown: {
      delay: wait('SHUTDOWN_DELAY', 2000),
      deadline: wait('SHUTDOWN_DEADLINE', 10_000),
    },
    logLevel: read('LOG_LEVEL', levels) ?? 'info',
  }
}
