/** What a map holds under a key, made if there is none. A map keeps what was asked for last, so much at most. */
export function remember<Value>(
  map: Map<string, Value>,
  key: string,
  most: number,
  make: () => Value,
): Value {
  const value = map.get(key) ?? make()
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
  return value
}
