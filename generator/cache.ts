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
  byObject: WeakMap<object, Level> | undefined
  byText: Map<string, Level> | undefined
  isKnown: boolean
  value: unknown
}

// One shape for all: there are as many as there are texts.
const createLevel = (): Level => ({
  byObject: undefined,
  byText: undefined,
  isKnown: false,
  value: undefined,
})

/** A cache of its own for whoever checks; there is no other memory. */
export function createCache(): Cache {
  const functions = new Map<object, Level>()

  const cache: Cache = {
    get: (compute, ...args) => {
      let level = entry(functions, compute)
      for (const argument of args) {
        // The same for all that is kept here: passed on, but no part of the key.
        if (argument !== cache) level = below(level, argument)
      }
      return level.isKnown ? keptIn(level) : remember(level, compute(...args))
    },
    of: (compute) => {
      const texts = textsOf(entry(functions, compute))
      return (text) => {
        const level = entry(texts, text)
        return level.isKnown ? keptIn(level) : remember(level, compute(text))
      }
    },
  }
  return cache
}

function below(level: Level, argument: object | string): Level {
  return typeof argument === 'string'
    ? entry(textsOf(level), argument)
    : entry(objectsOf(level), argument)
}

function textsOf(level: Level): Map<string, Level> {
  level.byText ??= new Map()
  return level.byText
}

function objectsOf(level: Level): WeakMap<object, Level> {
  level.byObject ??= new WeakMap()
  return level.byObject
}

function remember<Value>(level: Level, value: Value): Value {
  level.isKnown = true
  level.value = value
  return value
}

function keptIn<Value>({ value }: Level): Value {
  // Cast: a level belongs to one function, so that it holds what that function returned.
  return value as Value
}

interface Entries<Key> {
  get(key: Key): Level | undefined
  set(key: Key, level: Level): unknown
}

function entry<Key>(entries: Entries<Key>, key: Key): Level {
  const known = entries.get(key)
  if (known) return known
  if (entries instanceof Map && entries.size >= maxTexts) entries.clear()
  const created = createLevel()
  entries.set(key, created)
  return created
}
