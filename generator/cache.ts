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
  /** The same for a function of one text, which looks nothing up. Finds the function once instead of at each call. */
  of<Value>(compute: (text: string) => Value): (text: string) => Value
  /**
   * Does some work, and then forgets what was computed from these objects, and from what was computed
   * from them.
   */
  during<Result>(objects: readonly object[], work: () => Result): Result
  /** Notes that something was looked up, by a name of its own. */
  note(name: string): void
  /** Does some work, and tells what was looked up for it: also for values that were computed earlier. */
  noting<Result>(work: () => Result): Noted<Result>
}

export interface Noted<Result> {
  readonly result: Result
  /** Sorted. */
  readonly notes: readonly string[]
}

/** A generation of texts of one function. Texts that two generations do not use are forgotten. */
const maxTexts = 5000

interface Texts {
  recent: Map<string, Level>
  before: Map<string, Level>
}

interface Known {
  isKnown: boolean
  value: unknown
  /** What was looked up to compute the value, if anything was. */
  notes: Set<string> | undefined
}

/** A node of the tree of arguments. Objects are keys of a WeakMap, texts of two generations. */
interface Level extends Known {
  byObject: WeakMap<object, Level> | undefined
  byText: Texts | undefined
}

// All levels have the same properties, so that V8 gives them one hidden class.
const createLevel = (): Level => ({
  byObject: undefined,
  byText: undefined,
  isKnown: false,
  value: undefined,
  notes: undefined,
})

/** What is computed during some work and forgotten after it. */
interface Passing {
  /** The objects that it is computed from. */
  readonly objects: Set<unknown>
  readonly functions: PassingLevel
}

/**
 * A level that holds its objects strongly. An entry of a WeakMap that is younger than the map outlives many
 * collections, which is too long for what is needed for a moment.
 */
interface PassingLevel extends Known {
  readonly below: Map<object | string, PassingLevel>
}

const createPassingLevel = (): PassingLevel => ({
  below: new Map(),
  isKnown: false,
  value: undefined,
  notes: undefined,
})

/** Creates an empty cache. The generator keeps no other state between checks. */
export function createCache(): Cache {
  const functions = createLevel()
  let passing: Passing | undefined
  let current: Pick<Known, 'notes'> | undefined

  const note = (name: string) => {
    if (!current) return
    current.notes ??= new Set()
    current.notes.add(name)
  }
  /** The value of a level. Who uses it follows from what was looked up for it. */
  const reuse = <Value>(level: Known): Value => {
    if (level.notes) for (const name of level.notes) note(name)
    return keptIn(level)
  }
  const fill = <Value>(level: Known, compute: () => Value): Value => {
    const outer = current
    current = level
    try {
      remember(level, compute())
    } finally {
      current = outer
    }
    return reuse(level)
  }

  const cache: Cache = {
    get: (compute, ...args) => {
      if (passing && args.some((argument) => passing?.objects.has(argument))) {
        const level = passingLevel(passing.functions, compute, args)
        if (level.isKnown) return reuse(level)
        const { objects } = passing
        const value = fill(level, () => compute(...args))
        if (typeof value === 'object') objects.add(value)
        return value
      }
      let level = below(functions, compute)
      for (const argument of args) {
        // The cache itself is passed to `compute`, but is not part of the key.
        if (argument !== cache) level = below(level, argument)
      }
      return level.isKnown ? reuse(level) : fill(level, () => compute(...args))
    },
    during: (objects, work) => {
      const before = passing
      passing = { objects: new Set(objects), functions: createPassingLevel() }
      try {
        return work()
      } finally {
        passing = before
      }
    },
    of: (compute) => {
      const texts = textsOf(below(functions, compute))
      return (text) => {
        const level = levelOf(texts, text)
        return level.isKnown ? keptIn(level) : remember(level, compute(text))
      }
    },
    note,
    noting: (work) => {
      const outer = current
      const own: Pick<Known, 'notes'> = { notes: undefined }
      current = own
      try {
        const result = work()
        return { result, notes: [...(own.notes ?? [])].toSorted() }
      } finally {
        current = outer
      }
    },
  }
  return cache
}

function passingLevel(
  functions: PassingLevel,
  compute: object,
  args: readonly (object | string)[],
): PassingLevel {
  let level = functions
  for (const each of [compute, ...args]) {
    let next = level.below.get(each)
    if (!next) {
      next = createPassingLevel()
      level.below.set(each, next)
    }
    level = next
  }
  return level
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

function remember<Value>(level: Known, value: Value): Value {
  level.isKnown = true
  level.value = value
  return value
}

function keptIn<Value>({ value }: Known): Value {
  // Cast: a level belongs to one function, so its value has the return type of that function.
  return value as Value
}
