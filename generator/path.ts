/** The way from a document's root to a value: keys and list positions. */
export type Path = readonly (string | number)[]

/** Writes a path as authors read it: `sections[hero].actions[0].label`. List items go by their id. */
export function formatPath(path: Path, root: unknown): string {
  let text = ''
  let value = root

  for (const step of path) {
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
    if (typeof step === 'number') {
      const id = isRecord(value) ? value['id'] : undefined
      text += `[${typeof id === 'string' ? id : step}]`
    } else {
      text += text ? `.${step}` : step
    }
  }
  return text
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
