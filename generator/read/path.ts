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

/** One step of a path that was written with `formatPath`. */
export interface Step {
  /** The key, the id, or the position as a text. */
  readonly name: string
  /** What the step leads to inside a value; undefined where it leads nowhere. */
  readonly from: (value: unknown) => unknown
}

/** Reads a path that was written with `formatPath`, in whichever document it is to be followed. */
export function readPath(text: string): readonly Step[] {
  return Array.from(text.matchAll(/\[([^\]]*)\]|[^.[\]]+/g), ([whole, inside]) => {
    if (inside === undefined) {
      return { name: whole, from: (value) => (isRecord(value) ? value[whole] : undefined) }
    }
    return { name: inside, from: (value) => itemOf(value, inside) }
  })
}

/** The value at a path that was written with `formatPath`. */
export const valueAt = (root: unknown, path: string): unknown =>
  readPath(path).reduce((value, { from }) => from(value), root)

function itemOf(list: unknown, name: string): unknown {
  if (!Array.isArray(list)) return undefined
  const byId: unknown = list.find((item) => isRecord(item) && item['id'] === name)
  return byId ?? (/^\d+$/.test(name) ? list[Number(name)] : undefined)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
