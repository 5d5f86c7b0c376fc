/** The items beyond those that others have as often, by what is equal of them. */
export function surplus<Item>(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const left = Map.groupBy(others, keyOf)
  return items.filter((item) => left.get(keyOf(item))?.pop() === undefined)
}
