/** The path from the root of a document to a value: keys and list positions. */
export type Path = readonly (string | number)[]

/**
 * Formats a path for authors: `sections[hero].actions[0].label`. List items are named by their id.
 */
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

/** Whether a path is another one or leads through it. */
export const isWithin = (path: Path, outer: Path): boolean =>
  outer.every((step, depth) => path[depth] === step)

/** One step of a path in the format of `formatPath`. */
export interface Step {
  /** The key, the id, or the position as text. */
  readonly name: string
  /** Returns the child of a value. undefined if it does not exist. */
  readonly from: (value: unknown) => unknown
}

/** Parses the format of `formatPath`. The steps can be followed in any document. */
export function readPath(text: string): readonly Step[] {
  return Array.from(text.matchAll(/\[([^\]]*)\]|[^.[\]]+/g), ([whole, inside]) => {
    if (inside === undefined) {
      return { name: whole, from: (value) => (isRecord(value) ? value[whole] : undefined) }
    }
    return { name: inside, from: (value) => itemOf(value, inside) }
  })
}

/** The value at a path in the format of `formatPath`. */
export const valueAt = (root: unknown, path: string): unknown =>
  readPath(path).reduce((value, { from }) => from(value), root)

/** The path in the format of `formatPath` as keys and positions. undefined if nothing is there. */
export function pathIn(root: unknown, path: string): Path | undefined {
  const steps: (string | number)[] = []
  let value = root
  for (const { name, from } of readPath(path)) {
    const item = from(value)
    if (item === undefined) return undefined
    steps.push(Array.isArray(value) ? value.indexOf(item) : name)
    value = item
  }
  return steps
}

function itemOf(list: unknown, name: string): unknown {
  if (!Array.isArray(list)) return undefined
  const byId: unknown = list.find((item) => isRecord(item) && item['id'] === name)
  return byId ?? (/^\d+$/.test(name) ? list[Number(name)] : undefined)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
