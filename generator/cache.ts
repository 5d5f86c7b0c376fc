/** Memoizes pure functions. Objects among the arguments are held weakly. */
export interface Cache {
  /**
   * Returns `compute(...args)`, computed once per arguments. `compute` must be a top-level
   * function: a closure is a new key at each call.
   */
  get<Args extends readonly (object | string)[], Value>(
    compute: (...args: Args) => Value,
    ...args: Args
  ): Value
  /** The same for a function of one text. Looks the function up once instead of at each call. */
  of<Value>(compute: (text: string) => Value): (text: string) => Value
}

/**
 * Texts per function. A full map is cleared, so that a development server does not run out of
 * memory.
 */
const maxTexts = 200_000

/**
 * A node of the tree of arguments. Objects are keys of a WeakMap, texts of a Map with `maxTexts`
 * entries.
 */
interface Level {
  byObject: WeakMap<object, Level> | undefined
  byText: Map<string, Level> | undefined
  isKnown: boolean
  value: unknown
}

// All levels have the same properties, so that V8 gives them one hidden class.
const createLevel = (): Level => ({
  byObject: undefined,
  byText: undefined,
  isKnown: false,
  value: undefined,
})

/** Creates an empty cache. The generator keeps no other state between checks. */
export function createCache(): Cache {
  const functions = new Map<object, Level>()

  const cache: Cache = {
    get: (compute, ...args) => {
      let level = entry(functions, compute)
      for (const argument of args) {
        // The cache itself is passed to `compute`, but is not part of the key.
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
  // Cast: a level belongs to one function, so its value has the return type of that function.
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
