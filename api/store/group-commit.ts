/** The queue of writes is full. */
export class Overloaded extends Error {}

interface GroupCommit<Item, Result> {
  /** Writes all items or none, and returns a result for each. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Maximum length of the queue. */
  readonly maxWaiting: number
  /** Maximum number of items per write. */
  readonly maxAtOnce: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Groups items that arrive during a write, so that many submissions share one fsync. */
export function createGroupCommit<Item, Result>({
  write,
  maxWaiting,
  maxAtOnce,
}: GroupCommit<Item, Result>) {
  const waiting: Waiting<Item, Result>[] = []
  let isWriting = false

  const drain = async () => {
    while (waiting.length > 0) {
      const group = waiting.splice(0, maxAtOnce)
      try {
        const results = await write(group.map(({ item }) => item))
        for (const [index, result] of results.entries()) group[index]?.resolve(result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isWriting = false
  }

  return {
    add: (item: Item): Promise<Result> => {
      if (waiting.length >= maxWaiting) return Promise.reject(new Overloaded())

      const added = new Promise<Result>((resolve, reject) => {
        waiting.push({ item, resolve, reject })
      })
      if (!isWriting) {
        isWriting = true
        // Later requests of this event loop turn join the same group.
        setImmediate(drain)
      }
      return added
    },
    length: () => waiting.length,
  }
}
