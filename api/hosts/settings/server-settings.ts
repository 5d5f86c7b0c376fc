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

/** Seconds, read as milliseconds. */
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

export function readServerSettings(source: SettingSource): ServerSettings {
  const read = createSettingReader(source)
  const request = read('REQUEST_TIMEOUT', seconds(1, 3600)) ?? 20_000
  const perMinute = read('FORMS_PER_MINUTE', integer(1, 1_000_000)) ?? 10

  return {
    operationPort: read('OPERATION_PORT', integer(0, 65_535)),
    operationHost: read('OPERATION_HOST', ipAddress) ?? '127.0.0.1',
    isTrusted: read('TRUSTED_PROXIES', networks) ?? (() => false),
    connections: {
      headers: request / 2,
      request,
      keepAlive: 10_000,
      idle: 30_000,
      maxConnections: 20_000,
    },
    rates: {
      forms: { perMinute, burst: 2 * perMinute },
      quiz: { perMinute: 2 * perMinute, burst: 2 * perMinute },
    },
    maxAtOnce: 200,
    shutdown: { delay: read('SHUTDOWN_DELAY', seconds(0, 600)) ?? 2000, deadline: 10_000 },
  }
}
