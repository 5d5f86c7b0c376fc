/** Memoizes functions. The memo itself may be passed to them as an argument, and is not part of the key. */
export interface Memo {
  /**
   * Returns `compute(...args)`, computed once per arguments: for the query that runs, in which it may read whatever
   * it likes. `compute` must be a top-level function: a closure is a new key at each call.
   */
  get<Args extends readonly (object | string)[], Value>(
    compute: (...args: Args) => Value,
    ...args: Args
  ): Value
  /** The same for all queries, as long as its objects live. They must be values that nothing is read through. */
  pure<Args extends readonly (object | string)[], Value>(
    compute: (...args: Args) => Value,
    ...args: Args
  ): Value
  /** The same for a function of one text. Finds the function once instead of at each call. */
  of<Value>(compute: (text: string) => Value): (text: string) => Value
  /** A value that follows from a whole site and some texts: a query of its own. Its name is that of `compute`. */
  ofSite<Whole extends object, Value>(
    compute: (site: Whole, key: string, memo: Memo) => Value,
    site: Whole,
    key?: string,
  ): Value
  /** The same for data that is also there for the next run. */
  stored<Whole extends object, Value>(
    compute: (site: Whole, key: string, memo: Memo) => Value,
    site: Whole,
    key?: string,
  ): Value
  /** Something outside, such as files, that is made of a value that follows from a whole site. */
  work<Whole extends object, Value, Told>(
    compute: (site: Whole, key: string, memo: Memo) => Value,
    site: Whole,
  ): Work<Value, Told>
  /** Does a part of the work of a query. `reads` is undefined if they may not be all that the result follows from. */
  collect<Result>(work: () => Result): Collected<Result>
  /** Notes what was read for a result that is used again. */
  again(reads: readonly number[]): void
  /** Names the site that values of queries follow from. */
  about(site: object): void
  /** Forgets what was computed outside of queries. */
  forget(): void
  /** What pure functions have computed. */
  readonly functions: Level
}

/** Something that is made of a value and is no value, such as files. What is told of it is kept, also on disk. */
export interface Work<Value, Told> {
  /** What was told of it, if nothing that the value follows from has changed since. */
  told(key: string): Told | undefined
  /** Computes the value. The work is done once `tell` was called. */
  begin(key: string): { readonly value: Value; tell(what: Told): void }
}

export interface Collected<Result> {
  readonly result: Result
  readonly reads: readonly number[] | undefined
}

/** What a query has read and computed while it runs. */
export interface Frame {
  readonly reads: Set<number>
  readonly memo: Map<object | string, StrongLevel>
  /** What a part of it reads, each as often as it does. */
  collected: number[] | undefined
  /** Whether the part has used what an earlier one computed. */
  usesMemo: boolean
}

/** What a memo needs of an engine. */
interface Host {
  frame(): Frame | undefined
  again(reads: readonly number[]): void
  derived(name: string, keep: Keep, compute: (key: string) => unknown): (key: string) => unknown
  work<Value, Told>(name: string, compute: (key: string) => Value): Work<Value, Told>
}

type Keep = 'stored' | 'held'

/** A generation of texts of one function. Texts that two generations do not use are forgotten. */
const maxTexts = 5000

interface Texts {
  recent: Map<string, Level>
  before: Map<string, Level>
}

interface Known {
  isKnown: boolean
  value: unknown
}

/** A node of the tree of arguments. Objects are keys of a WeakMap, texts of two generations. */
interface Level extends Known {
  byObject: WeakMap<object, Level> | undefined
  byText: Texts | undefined
}

/** The same, which ends with its query. An entry of a WeakMap outlives many collections. */
interface StrongLevel extends Known {
  readonly below: Map<object | string, StrongLevel>
}

// All levels have the same properties, so that V8 gives them one hidden class.
const createLevel = (): Level => ({
  byObject: undefined,
  byText: undefined,
  isKnown: false,
  value: undefined,
})

const noHost: Host = {
  frame: () => undefined,
  again: () => undefined,
  derived: (_, __, compute) => compute,
  work: (_, compute) => ({
    told: () => undefined,
    begin: (key) => ({ value: compute(key), tell: () => undefined }),
  }),
}

/**
 * Creates a memo. Without an engine, what it holds lives as long as the objects that it follows from. It shares what
 * pure functions have computed with another one.
 */
export function createMemo(like?: Memo, host: Host = noHost): Memo {
  const functions = like?.functions ?? createLevel()
  let outside = createLevel()
  /** The site that the queries of the engine are about. */
  let whole: object | undefined

  const weakly = <Args extends readonly (object | string)[], Value>(
    root: Level,
    compute: (...args: Args) => Value,
    args: Args,
  ): Value => {
    let level = below(root, compute)
    for (const argument of args) if (argument !== memo) level = below(level, argument)
    return level.isKnown ? keptIn(level) : remember(level, compute(...args))
  }
  const derivedOf = <Whole, Value>(
    keep: Keep,
    compute: (site: Whole, key: string, memo: Memo) => Value,
    site: Whole,
  ): ((key: string) => Value) => {
    const read = host.derived(compute.name, keep, (each) => compute(site, each, memo))
    // Cast: the query has the name of the function, so its values are those of the function.
    return read as (key: string) => Value
  }
  const memo: Memo = {
    get: (compute, ...args) => {
      const frame = host.frame()
      if (args.every((argument) => typeof argument === 'string' || argument === memo))
        return weakly(functions, compute, args)
      if (!frame) return weakly(outside, compute, args)
      let level = strongBelow(frame.memo, compute)
      for (const argument of args) if (argument !== memo) level = strongBelow(level.below, argument)
      frame.usesMemo = true
      return level.isKnown ? keptIn(level) : remember(level, compute(...args))
    },
    pure: (compute, ...args) => weakly(functions, compute, args),
    of: (compute) => {
      const texts = textsOf(below(functions, compute))
      return (text) => {
        const level = levelOf(texts, text)
        return level.isKnown ? keptIn(level) : remember(level, compute(text))
      }
    },
    ofSite: (compute, site, key = '') => {
      if (whole !== site) return memo.get(compute, site, key, memo)
      return derivedOf('held', compute, site)(key)
    },
    stored: (compute, site, key = '') =>
      whole === site ? derivedOf('stored', compute, site)(key) : memo.get(compute, site, key, memo),
    work: (compute, site) =>
      (whole === site ? host : noHost).work(compute.name, (key) => compute(site, key, memo)),
    collect: (work) => {
      const frame = host.frame()
      if (!frame) return { result: work(), reads: undefined }
      const reads: number[] = []
      frame.collected = reads
      frame.usesMemo = false
      try {
        const result = work()
        return { result, reads: frame.usesMemo ? undefined : reads }
      } finally {
        frame.collected = undefined
      }
    },
    again: host.again,
    about: (site) => {
      whole = site
    },
    functions,
    forget: () => {
      outside = createLevel()
    },
  }
  return memo
}

function strongBelow(levels: Map<object | string, StrongLevel>, key: object | string) {
  const known = levels.get(key)
  if (known) return known
  const created: StrongLevel = { below: new Map(), isKnown: false, value: undefined }
  levels.set(key, created)
  return created
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
