import { readFileSync } from 'node:fs'
import { OperatorError } from '../operator-error.ts'

export interface SettingSource {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Default: from the disk. */
  readonly readFile?: (path: string) => string
}

/** Reads and validates one variable. Undefined if it is not set. */
export type SettingReader = <T>(name: string, kind: Kind<T>) => T | undefined

/**
 * Creates a reader of variables. The file named in `NAME_FILE` can hold the value instead. The error for
 * an invalid value gives the name and the expected kind, never the value, because it may be a secret.
 */
export function createSettingReader({
  environment,
  readFile = (path) => readFileSync(path, 'utf8'),
}: SettingSource): SettingReader {
  return <T>(name: string, { takes, read }: Kind<T>): T | undefined => {
    const value = environment[name] || fromFile(name)
    if (value === undefined) return undefined

    const setting = read(value.trim())
    if (setting === undefined) {
      throw new OperatorError(`${name} is not what it has to be.`, `It takes ${takes}.`)
    }
    return setting
  }

  function fromFile(name: string): string | undefined {
    const path = environment[`${name}_FILE`]
    if (!path) return undefined
    try {
      return readFile(path)
    } catch {
      throw new OperatorError(
        `${name}_FILE names a file that cannot be read.`,
        'Check the path, and that this user may read it.',
      )
    }
  }
}

/**
 * A kind of value: its description for the operator, and its parser. The parser returns undefined if the
 * value is invalid.
 */
export interface Kind<T> {
  readonly takes: string
  readonly read: (text: string) => T | undefined
}

export const text = (takes: string, pattern = /\S/): Kind<string> => ({
  takes,
  read: (value) => (pattern.test(value) ? value : undefined),
})

export const integer = (from: number, to: number): Kind<number> => ({
  takes: `a whole number from ${from} to ${to}`,
  read: (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN
    return number >= from && number <= to ? number : undefined
  },
})

/** A complete URL with one of the protocols, written as in `URL.protocol`: `smtp:`. */
export const address = (example: string, protocols: readonly string[]): Kind<URL> => ({
  takes: `an address such as ${example}`,
  read: (value) => {
    const url = URL.parse(value)
    return url && protocols.includes(url.protocol) && url.host !== '' ? url : undefined
  },
})

const mailbox = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/

/** E-mail addresses, separated by commas. */
export const mailboxes = (takes: string, most = 50): Kind<readonly string[]> => ({
  takes,
  read: (value) => {
    const found = value.split(',').map((each) => each.trim())
    return found.length <= most && found.every((each) => mailbox.test(each)) ? found : undefined
  },
})
