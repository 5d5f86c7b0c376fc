import { hash } from 'node:crypto'

/** A short hash. */
export type Hash = string

export const hashOf = (parts: readonly string[]): Hash =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, 22)

/** The digest of a value that is no data. */
export const ofReads = () => undefined

/** The JSON of data, in which maps and sets are lists. undefined for a value that holds a function or a getter. */
export const jsonOf = (value: unknown): string | undefined =>
  isData(value)
    ? String(
        JSON.stringify(value, (_, each: unknown) =>
          each instanceof Map || each instanceof Set ? [...each] : each,
        ),
      )
    : undefined

/** A getter is not called: it would read. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  if (value instanceof Map || value instanceof Set || Array.isArray(value))
    return [...value].every(isData)
  return Object.values(Object.getOwnPropertyDescriptors(value)).every(
    ({ get, value: own }) => get === undefined && isData(own),
  )
}
