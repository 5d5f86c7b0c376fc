interface Options {
  /** How many are kept. */
  readonly size: number
  /** For how long, in milliseconds. */
  readonly lifetime: number
  readonly clock: () => number
}

/** What was used most recently, and not too long ago. */
export interface Recent<T> {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

export function createRecent<T>({ size, lifetime, clock }: Options): Recent<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>()

  return {
    get: (key) => {
      const found = kept.get(key)
      kept.delete(key)
      if (!found || found.until <= clock()) return undefined
      kept.set(key, found)
      return found.value
    },
    set: (key, value) => {
      kept.delete(key)
      kept.set(key, { value, until: clock() + lifetime })
      const [oldest] = kept.keys()
      if (kept.size > size && oldest !== undefined) kept.delete(oldest)
    },
  }
}
