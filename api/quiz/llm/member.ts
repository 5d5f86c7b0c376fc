/** What lies at a path inside data of unknown shape. */
export function member(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (found, step) =>
      typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined,
    value,
  )
}
