/** More is waiting than can be written soon. */
export class Overloaded extends Error {}

interface GroupCommit<Item, Result> {
  /** Writes items, all of them or none; gives a result for each. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** How many may wait. */
  readonly maxWaiting: number
  /** How many are written at once. */
  readonly maxAtOnce: number
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Collects what comes in while the disk is busy, so that many submissions share one fsync. */
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
        // The rest of this turn's requests come into the same group.
        setImmediate(drain)
      }
      return added
    },
    /** How many wait. */
    length: () => waiting.length,
  }
}
