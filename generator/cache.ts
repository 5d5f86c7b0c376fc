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

/** A generation of texts of one function. Texts that two generations do not use are forgotten. */
const maxTexts = 5000

interface Texts {
  recent: Map<string, Level>
  before: Map<string, Level>
}

/** A node of the tree of arguments. Objects are keys of a WeakMap, texts of two generations. */
interface Level {
  byObject: WeakMap<object, Level> | undefined
  byText: Texts | undefined
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
  const functions = createLevel()

  const cache: Cache = {
    get: (compute, ...args) => {
      let level = below(functions, compute)
      for (const argument of args) {
        // The cache itself is passed to `compute`, but is not part of the key.
        if (argument !== cache) level = below(level, argument)
      }
      return level.isKnown ? keptIn(level) : remember(level, compute(...args))
    },
    of: (compute) => {
      const texts = textsOf(below(functions, compute))
      return (text) => {
        const level = levelOf(texts, text)
        return level.isKnown ? keptIn(level) : remember(level, compute(text))
      }
    },
  }
  return cache
}

function below(level: Level, argument: object | string): Level {
  if (typeof argument === 'string') return levelOf(textsOf(level), argument)
  level.byObject ??= new WeakMap()
  const known = level.byObject.get(argument)
  if (known) return known
  const created = createLevel()
  level.byObject.set(argument, created)
  return created
}

function textsOf(level: Level): Texts {
  level.byText ??= { recent: new Map(), before: new Map() }
  return level.byText
}

function levelOf(texts: Texts, text: string): Level {
  const known = texts.recent.get(text)
  if (known) return known
  const level = texts.before.get(text) ?? createLevel()
  if (texts.recent.size >= maxTexts) {
    texts.before = texts.recent
    texts.recent = new Map()
  }
  texts.recent.set(text, level)
  return level
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
