/** How many texts a function remembers at a time, and again of the texts before. */
const mostTexts = 5000

/** A node of the tree of arguments. Objects are keys of a WeakMap, texts of two generations. */
interface Level {
  byObject: WeakMap<object, Level> | undefined
  recent: Map<string, Level> | undefined
  before: Map<string, Level> | undefined
  isKnown: boolean
  value: unknown
}

// All levels have the same properties, so that V8 gives them one hidden class.
const createLevel = (): Level => ({
  byObject: undefined,
  recent: undefined,
  before: undefined,
  isKnown: false,
  value: undefined,
})

/**
 * The same function, computed once per arguments. It must be pure. What it returned lives as long as the objects
 * among its arguments; of texts it remembers the latest thousands.
 */
export function memoize<Args extends readonly (object | string)[], Value>(
  compute: (...args: Args) => Value,
): (...args: Args) => Value {
  const root = createLevel()
  return (...args) => {
    let level = root
    for (const argument of args)
      level = typeof argument === 'string' ? ofText(level, argument) : ofObject(level, argument)
    if (!level.isKnown) {
      level.value = compute(...args)
      level.isKnown = true
    }
    // Cast: the tree belongs to one function, so its values have the return type of that function.
    return level.value as Value
  }
}

function ofObject(level: Level, argument: object): Level {
  level.byObject ??= new WeakMap()
  const known = level.byObject.get(argument)
  if (known) return known
  const created = createLevel()
  level.byObject.set(argument, created)
  return created
}

function ofText(level: Level, text: string): Level {
  level.recent ??= new Map()
  const known = level.recent.get(text)
  if (known) return known
  const found = level.before?.get(text) ?? createLevel()
  if (level.recent.size >= mostTexts) {
    level.before = level.recent
    level.recent = new Map()
  }
  level.recent.set(text, found)
  return found
}
