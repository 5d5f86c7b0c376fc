/** Numbers that look random and are the same every time (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Whether something happens that happens with this probability. */
    chance: (probability: number): boolean => next() < probability,
    /** A whole number from 0, less than `end`. */
    below: (end: number): number => Math.floor(next() * end),
    /** One of a list; undefined of an empty one. */
    pick: <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(next() * items.length)],
  }
}

export type Random = ReturnType<typeof createRandom>
