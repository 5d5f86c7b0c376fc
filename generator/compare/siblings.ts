import type { Pair } from './pairs.ts'

/** Finds the pairs that stand in the same object or list as a pair, that one among them. */
export function siblingsAmong(pairs: readonly Pair[]): (pair: Pair) => readonly Pair[] {
  let objects: ReadonlyMap<string, readonly Pair[]> | undefined
  return (pair) => {
    objects ??= Map.groupBy(pairs, parentOf)
    return objects.get(parentOf(pair)) ?? [pair]
  }
}

const parentOf = ({ translation: { document, path } }: Pair) =>
  `${document.file}#${path.slice(0, -1).join('.')}`
