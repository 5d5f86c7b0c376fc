/** The path from the root of a document to a value: keys and list positions. */
export type Path = readonly (string | number)[]

/**
 * What an item of a list is called: by its id, or by the page or menu that it leads to. An item that moves keeps its
 * name.
 */
export function nameIn(item: unknown): string | undefined {
  const { id, to, menu, from } = isRecord(item) ? item : {}
  if (typeof id === 'string') return id
  if (typeof menu === 'string') return `menu ${menu}`
  if (typeof from === 'string') return `from ${from}`
  return typeof to === 'string' ? to : undefined
}

/** Formats a path for authors: `sections[hero].points[0].text`. Items of lists are called by their name. */
export function formatPath(path: Path, root: unknown): string {
  let text = ''
  let value = root

  for (const step of path) {
    const list = value
    value = isRecord(value) || Array.isArray(value) ? Reflect.get(value, step) : undefined
    if (typeof step === 'number') {
      text += `[${stepName(list, value) ?? step}]`
    } else {
      text += text ? `.${step}` : step
    }
  }
  return text
}

/** The name that leads to an item. Of several that lead to one page only the first has it; ids are told apart. */
function stepName(list: unknown, item: unknown): string | undefined {
  const name = nameIn(item)
  if (name === undefined || (isRecord(item) && item['id'] === name)) return name
  return /^[^[\]]+$/.test(name) && itemOf(list, name) === item ? name : undefined
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

/** The value at a path of keys and positions. */
export const valueAlong = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), root)

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
  const named: unknown = list.find((item) => nameIn(item) === name)
  return named ?? (/^\d+$/.test(name) ? list[Number(name)] : undefined)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
