import { missingName } from '../../diagnostics/diagnostic.ts'
import { memoize } from '../../memoize.ts'
import { readPath } from '../../read/path.ts'
import type { SchemaNode } from '../../validate/schema-node.ts'
import type { SchemaAt, Schemas } from '../../validate/schemas.ts'

/** Where names are declared, by `x-defines` of a schema. */
export interface Declaration {
  /** The kind of the names, such as `plan`. */
  readonly kind: string
  /** The kind of the documents that declare them. */
  readonly document: string
  /** The path of each declaring value: an entry of a group of keys is `{}`, an item of a list `[]`. */
  readonly path: readonly string[]
}

const entry = '{}'
const item = '[]'

/** Where the names of each kind are declared. */
export const declarationsOf = (schemas: Schemas): readonly Declaration[] =>
  collectDeclarations(schemas)

export const collectDeclarations = memoize((schemas: Schemas): readonly Declaration[] =>
  [...schemas.files.keys()].flatMap((file) => {
    const [, document] = /^([^/]+)\.schema\.json$/.exec(file) ?? []
    return document === undefined
      ? []
      : declarationsIn(schemas, schemas.root(file), []).map((found) => ({ document, ...found }))
  }),
)

/** `outer` are the nodes around the node: a schema may refer to itself. */
function declarationsIn(
  schemas: Schemas,
  at: SchemaAt,
  path: readonly string[],
  outer: readonly object[] = [],
): readonly Omit<Declaration, 'document'>[] {
  const { file, node } = schemas.resolve(at)
  if (outer.includes(at.node)) return []
  const kind = node['x-defines']
  if (kind !== undefined) return [{ kind, path }]
  const others = node.additionalProperties
  const inner: readonly (readonly [step: string, child: SchemaNode | undefined])[] = [
    ...Object.entries(node.properties ?? {}),
    [item, node.items],
    [entry, typeof others === 'object' ? others : undefined],
  ]
  return inner.flatMap(([step, child]) =>
    child
      ? declarationsIn(schemas, { file, node: child }, [...path, step], [...outer, at.node])
      : [],
  )
}

/**
 * What cannot be used if the value at a path is not as it should be: the name that is declared
 * around it, or those inside it. Undefined if none is declared near it.
 */
export function namesAround({ kind, path }: Declaration, at: string): string | undefined {
  const steps = readPath(at).map(({ name }) => name)
  const isOnTheWay = path
    .slice(0, steps.length)
    .every((step, depth) => step === entry || step === item || step === steps[depth])
  if (!isOnTheWay) return undefined
  const own = steps.slice(0, path.length).slice(path.findLastIndex((step) => step !== entry) + 1)
  if (path.at(-1) === item) {
    const name = steps[path.length - 1]
    // An item without its id is told by its position.
    return name === undefined || /^\d+$/.test(name) ? kind : missingName(kind, name)
  }
  return own.length === 0 ? kind : missingName(kind, own.join('.'))
}
