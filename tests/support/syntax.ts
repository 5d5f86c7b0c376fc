/** A part of parsed code. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Every part of parsed code, in its order. */
export function* nodesOf(node: object): Generator<Node> {
  if (isNode(node)) yield node
  for (const value of Object.values(node))
    if (typeof value === 'object' && value !== null) yield* nodesOf(value)
}

/** The name of what is called, without the object that it is a property of, unless that is `Atomics`. */
export function nameOf(callee: unknown): string {
  const { type, name, object, property } = Object(callee)
  if (type !== 'MemberExpression') return String(name)
  return object.name === 'Atomics' ? `Atomics.${property.name}` : String(property.name)
}
