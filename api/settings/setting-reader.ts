import { Failure } from '../errors/operator-error.ts'
import type { Kind } from './kinds.ts'

/** Where settings come from. */
export interface SettingSource {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly readFile: (path: string) => string
}

/** Reads one variable, checked; undefined where it is not set. */
export type SettingReader = <T>(name: string, kind: Kind<T>) => T | undefined

/**
 * Reads one variable after the other; `NAME_FILE` may name a file that holds the value instead. What
 * is no such thing fails with the name and what it takes, never with the value: it may be a secret.
 */
export function createSettingReader({ environment, readFile }: SettingSource): SettingReader {
  return <T>(name: string, { takes, read }: Kind<T>): T | undefined => {
    const value = environment[name] || fromFile(name)
    if (value === undefined) return undefined

    const setting = read(value.trim())
    if (setting === undefined) {
      throw new Failure(`${name} is not what it has to be.`, `It takes ${takes}.`)
    }
    return setting
  }

  function fromFile(name: string): string | undefined {
    const path = environment[`${name}_FILE`]
    if (!path) return undefined
    try {
      return readFile(path)
    } catch {
      throw new Failure(
        `${name}_FILE names a file that cannot be read.`,
        'Check the path, and that this user may read it.',
      )
    }
  }
}
