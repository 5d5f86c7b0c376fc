import type { Hash } from './digest.ts'

/** A query or an input for one key, as the graph on disk has it. */
export interface StoredNode {
  readonly query: string
  readonly key: string
  readonly hash: Hash
  /** Places in the graph of what it read, in the order of reading. */
  readonly reads: readonly number[]
  /** How many runs have not asked for it. */
  readonly age: number
  /** Whether its value is stored. */
  readonly hasValue: boolean
}

/** The graph of an earlier run. */
export interface Store {
  readonly nodes: readonly StoredNode[]
  /** The JSON of a stored value. undefined if it is lost. */
  valueOf(node: Pick<StoredNode, 'query' | 'key' | 'hash'>): string | undefined
}

/** A node of this run. Its JSON is there if its value was computed in this run. */
export interface ComputedNode extends StoredNode {
  readonly json?: string | undefined
}

/** A query or an input for one key. */
export interface Node {
  readonly id: number
  readonly query: string
  readonly key: string
  /** Empty before the first value. */
  hash: Hash
  reads: readonly number[]
  /** The revision in which it was last known to be right; 0 for a node of an earlier run. */
  checked: number
  /** The revision in which its hash last changed. */
  changed: number
  age: number
  hasValue: boolean
  /** The JSON of a value that was computed in this run. */
  json: string | undefined
  isRunning: boolean
}

/** A node that so many runs did not ask for is forgotten. */
const mostRuns = 20

export const noStore: Store = { nodes: [], valueOf: () => undefined }

/** The nodes of an earlier run, and those that are asked for since. */
export function createNodes(store: Store) {
  const nodes: Node[] = []
  const index = new Map<string, Map<string, Node>>()
  const nodeOf = (query: string, key: string, rest?: Partial<Node>): Node => {
    const byKey = index.get(query) ?? new Map<string, Node>()
    const known = byKey.get(key)
    if (known) return known
    const node: Node = {
      ...{ id: nodes.length, query, key, hash: '', reads: [], checked: 0, changed: 0, age: 0 },
      ...{ hasValue: false, json: undefined, isRunning: false },
      ...rest,
    }
    nodes.push(node)
    index.set(query, byKey)
    byKey.set(key, node)
    return node
  }
  for (const { query, key, age, ...rest } of store.nodes)
    nodeOf(query, key, { ...rest, age: age + 1 })
  return { nodes, nodeOf, keysOf: (query: string) => [...(index.get(query)?.keys() ?? [])] }
}

interface Now {
  readonly revision: number
  readonly isInput: (node: Node) => boolean
}

/** The nodes that were asked for in the last runs and are right, as far as is known without computing anything. */
export function graphOf(
  nodes: readonly Node[],
  { revision, isInput }: Now,
): readonly ComputedNode[] {
  const judged = new Map<Node, boolean>()
  const judge = (node: Node): boolean => {
    const { hash, checked, age, reads } = node
    if (hash === '' || age > mostRuns) return false
    if (checked === revision || isInput(node)) return true
    return reads.every((id) => {
      const read = nodes[id]
      return read !== undefined && isKept(read) && read.changed <= checked
    })
  }
  const isKept = (node: Node): boolean => {
    const kept = judged.get(node) ?? judge(node)
    judged.set(node, kept)
    return kept
  }
  const kept = nodes.filter(isKept)
  const places = new Map(kept.map(({ id }, place) => [id, place]))
  return kept.map(({ query, key, hash, reads, age, hasValue, json }) => ({
    ...{ query, key, hash, age, hasValue, json },
    reads: reads.map((read) => places.get(read) ?? -1),
  }))
}
