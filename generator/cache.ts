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
      const level = args.reduce<Level>(below, levelOf(compute))
      return resultOf(level, () => compute(...args))
    },
    of: (compute) => {
      const level = levelOf(compute)
      return (text) => resultOf(below(level, text), () => compute(text))
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

function resultOf<Value>(level: Level, compute: () => Value): Value {
  level.result ??= { value: compute() }
  // A level belongs to one function: what is kept there is what that function returned.
  return level.result.value as Value
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

/** More texts than a large site has; a development server must not grow without end. */
const most = 200_000

/** Keeps what a function of a text found: rules ask for the same texts again and again. */
export function remember<Found>(find: (text: string) => Found): (text: string) => Found {
  const found = new Map<string, Found>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    const fresh = find(text)
    if (found.size >= most) found.clear()
    found.set(text, fresh)
    return fresh
  }
}

/** Keeps what was found of two objects together, for as long as both are there. */
export function rememberTwo<Found>() {
  const known = new WeakMap<object, WeakMap<object, Found>>()

  return ([first, second]: readonly [object, object], find: () => Found): Found => {
    const ofFirst = known.get(first) ?? new WeakMap<object, Found>()
    known.set(first, ofFirst)
    const found = ofFirst.get(second) ?? find()
    ofFirst.set(second, found)
    return found
  }
}
