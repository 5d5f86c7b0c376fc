/** What functions made of their arguments, kept as long as all objects among the arguments live. */
export interface Cache {
  /**
   * What `compute` makes of its arguments; computed once. `compute` is a top-level function: a closure
   * would be another function, and so another entry, at each call.
   */
  get<Args extends readonly (object | string)[], Value>(
    compute: (...args: Args) => Value,
    ...args: Args
  ): Value
  /** The same for a function of one text, without looking the function up at each call. */
  of<Value>(compute: (text: string) => Value): (text: string) => Value
}

/** More texts than a large site has; a development server must not grow without end. */
const maxTexts = 200_000

/** What is known after some arguments: objects are held weakly, texts up to a limit. */
interface Level {
  byObject?: WeakMap<object, Level>
  byText?: Map<string, Level>
  result?: { readonly value: unknown }
}

/** A cache of its own for whoever checks; there is no other memory. */
export function createCache(): Cache {
  const functions = new WeakMap<object, Level>()

  const levelOf = (compute: object): Level => {
    const known = functions.get(compute)
    if (known) return known
    const created: Level = {}
    functions.set(compute, created)
    return created
  }

  return {
    get: (compute, ...args) => {
      let level = levelOf(compute)
      for (const argument of args) level = below(level, argument)
      level.result ??= { value: compute(...args) }
      return resultOf(level)
    },
    of: (compute) => {
      const root = levelOf(compute)
      return (text) => {
        const level = below(root, text)
        level.result ??= { value: compute(text) }
        return resultOf(level)
      }
    },
  }
}

function below(level: Level, argument: object | string): Level {
  if (typeof argument === 'string') {
    level.byText ??= new Map()
    return entry(level.byText, argument)
  }
  level.byObject ??= new WeakMap()
  return entry(level.byObject, argument)
}

function resultOf<Value>({ result }: Level): Value {
  // Cast: a level belongs to one function, so that it holds what that function returned.
  return result?.value as Value
}

interface Entries<Key> {
  get(key: Key): Level | undefined
  set(key: Key, level: Level): unknown
}

function entry<Key>(entries: Entries<Key>, key: Key): Level {
  const known = entries.get(key)
  if (known) return known
  if (entries instanceof Map && entries.size >= maxTexts) entries.clear()
  const created: Level = {}
  entries.set(key, created)
  return created
}
