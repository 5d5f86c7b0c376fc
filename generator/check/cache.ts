import { createKnownFiles, type KnownFiles } from '../read/documents.ts'

/** What is known under a name. */
export interface Entry {
  readonly name: string
  /** A hash of all that it follows from. */
  readonly key: string
  /** How many runs have not asked for it. */
  readonly age: number
  readonly json: () => string
}

/** What was found of content, so that it need not be found again as long as it follows from the same. */
export interface Cache {
  /** The value under a name, made again unless it was made for the same key. It has to be data that JSON can hold. */
  get<Value>(name: string, key: string, make: () => Value): Value
  /** The value under a name, if it was made for the same key. */
  peek<Value>(name: string, key: string): { readonly value: Value } | undefined
  set(name: string, key: string, value: unknown): void
  /** What the next run can begin with. */
  entries(): readonly Entry[]
  /** Whether that is more than what this one began with. */
  hasChanged(): boolean
  /** The files as they were parsed, as long as the process runs. */
  readonly files: KnownFiles
}

/** An entry of this run has its value once somebody has asked for it. */
interface Known extends Omit<Entry, 'age'> {
  age: number
  value?: { readonly value: unknown }
}

/** What so many runs did not ask for is forgotten. */
const mostRuns = 20

/** Goes on from what an earlier run knew. */
export function createCache(before: readonly Entry[] = []): Cache {
  const entries = new Map<string, Known>(
    before.map(({ name, key, age, json }) => [name, { name, key, age: age + 1, json }]),
  )
  let hasChanged = false

  const peek = (name: string, key: string) => {
    const known = entries.get(name)
    if (known?.key !== key) return undefined
    known.age = 0
    known.value ??= { value: JSON.parse(known.json()) }
    return known.value
  }
  const set = (name: string, key: string, value: unknown) => {
    entries.set(name, { name, key, age: 0, value: { value }, json: () => JSON.stringify(value) })
    hasChanged = true
  }
  return {
    // Cast: a name stands for values of one type.
    peek: <Value>(name: string, key: string) => peek(name, key) as { value: Value } | undefined,
    get: <Value>(name: string, key: string, make: () => Value) => {
      const known = peek(name, key)
      // Cast: a name stands for values of one type.
      if (known) return known.value as Value
      const value = make()
      set(name, key, value)
      return value
    },
    set,
    entries: () => [...entries.values()].filter(({ age }) => age <= mostRuns),
    hasChanged: () => hasChanged,
    files: createKnownFiles(),
  }
}
