import { type Hash, hashOf, jsonOf } from './digest.ts'
import { type ComputedNode, createNodes, graphOf, type Node, noStore, type Store } from './graph.ts'
import { createMemo, type Frame, type Memo, type Work } from './memo.ts'

/** A function of one text, its key. What it reads of other queries and of inputs is recorded: nobody lists it. */
export interface QueryInput<Value> {
  /** Names it among all queries, also on disk. */
  readonly name: string
  /** What is kept of a value. `stored`: its JSON, also on disk. `held`: the value, as long as the process runs. */
  readonly keep: 'stored' | 'held'
  /** What the hash of a value is made from. Default: its JSON. undefined: what it read, for one that is no data. */
  readonly digest?: ((value: Value) => string | undefined) | undefined
  compute(key: string): Value
}

export interface Query<Value> {
  (key?: string): Value
  /** The hash of a value. The value is not made if nothing that it follows from has changed. */
  hash(key?: string): Hash
  /** The value, if it is known and nothing that it follows from has changed. */
  peek(key: string): Value | undefined
}

/** What queries read and no query computes. */
export interface Input<Value> {
  (key?: string): Value
  /** Says what it is by now. */
  set(value: Value, key?: string): void
  /** Says what there is by now, by key: what is not among it is absent. */
  replace(values: ReadonlyMap<string, Value>): void
}

export interface Engine {
  query<Value>(input: QueryInput<Value>): Query<Value>
  work<Value, Told>(name: string, compute: (key: string) => Value): Work<Value, Told>
  /** `absent` is the value of a key that is not set, `digest` what the hash of a value is made from. */
  input<Value>(name: string, absent: Value, digest: (value: Value) => string): Input<Value>
  readonly memo: Memo
  /** The graph, to go on from in another run. undefined if it is that of the run before. */
  changedGraph(): readonly ComputedNode[] | undefined
}

/** What there is to do for the nodes of a query that are not right. Inputs are always right. */
type Run = ((node: Node) => void) | 'input'

/**
 * Creates an engine that goes on from the graph of an earlier run. A value is computed again only if something that
 * it read has another hash by now, and one that turns out equal stops the spread. Pure functions are those of `like`.
 */
export function createEngine(store: Store = noStore, like?: Memo): Engine {
  const { nodes, nodeOf, keysOf } = createNodes(store)
  const runs = new Map<string, Run>()
  let revision = 1
  /** Whether something was read since the revision began. */
  let isRead = false
  let hasChanged = store.nodes.length === 0
  let frame: Frame | undefined

  const note = (node: Node) => {
    isRead = true
    frame?.reads.add(node.id)
    frame?.collected?.push(node.id)
  }
  /** Makes a node right. False for one that is not, and whose query nobody has defined in this run. */
  const ensure = (node: Node): boolean => {
    node.age = 0
    const run = runs.get(node.query)
    if (run === 'input' || node.checked === revision) return true
    if (isRight(node)) return true
    run?.(node)
    return run !== undefined
  }
  /** Whether a node is right, or turns out to be: nothing that it read has another hash by now. */
  const isRight = (node: Node): boolean => {
    if (node.checked === revision) return true
    const { hash: of, reads, checked } = node
    const isAsBefore = (read: Node | undefined) =>
      read !== undefined && ensure(read) && read.changed <= checked
    if (of === '' || !reads.every((id) => isAsBefore(nodes[id]))) return false
    node.checked = revision
    return true
  }

  /** Does the work of a node, and notes what it reads. */
  const within = <Value>(node: Node, work: (key: string) => Value) => {
    if (node.isRunning) throw new Error(`The query "${node.query} ${node.key}" reads itself.`)
    const own: Frame = { reads: new Set(), memo: new Map(), collected: undefined, usesMemo: false }
    const outer = frame
    frame = own
    node.isRunning = true
    try {
      return { value: work(node.key), reads: [...own.reads] }
    } finally {
      frame = outer
      node.isRunning = false
    }
  }
  const settle = (node: Node, of: Hash, { reads, json }: Pick<Node, 'reads' | 'json'>) => {
    hasChanged ||= json !== undefined || of !== node.hash || String(reads) !== String(node.reads)
    if (of !== node.hash) node.changed = revision
    node.hash = of
    node.reads = reads
    node.json = json
    node.hasValue = json !== undefined
    node.checked = revision
  }

  const jsonIn = (node: Node) => node.json ?? (node.hasValue ? store.valueOf(node) : undefined)

  const query: Engine['query'] = ({ name, keep, digest, compute }) => {
    const held = new Map<string, ReturnType<typeof compute>>()
    const run = (node: Node) => {
      const { value, reads } = within(node, compute)
      const json = digest === undefined || keep === 'stored' ? JSON.stringify(value) : undefined
      const data = digest ? digest(value) : String(json)
      const parts = data === undefined ? reads.map((id) => nodes[id]?.hash ?? '') : [data]
      settle(node, hashOf(parts), { reads, json: keep === 'stored' ? json : undefined })
      if (keep === 'held') held.set(node.key, value)
      return value
    }
    runs.set(name, run)
    const known = (node: Node) => {
      if (held.has(node.key)) return { value: held.get(node.key) }
      const json = jsonIn(node)
      return json === undefined ? undefined : { value: JSON.parse(json) }
    }
    const read = (key = '') => {
      const node = nodeOf(name, key)
      note(node)
      node.age = 0
      const kept = isRight(node) ? known(node) : undefined
      return kept ? kept.value : run(node)
    }
    const peek = (key: string) => {
      const node = nodeOf(name, key)
      note(node)
      return isRight(node) ? known(node)?.value : undefined
    }
    const hashOfKey = (key = '') => {
      const node = nodeOf(name, key)
      note(node)
      ensure(node)
      return node.hash
    }
    return Object.assign(read, { hash: hashOfKey, peek })
  }

  const work: Engine['work'] = (name, compute) => ({
    told: (key) => {
      const node = nodeOf(name, key)
      node.age = 0
      const json = isRight(node) ? jsonIn(node) : undefined
      return json === undefined ? undefined : JSON.parse(json)
    },
    begin: (key) => {
      const node = nodeOf(name, key)
      const { value, reads } = within(node, compute)
      const begun = revision
      const tell = (what: unknown) => {
        const json = JSON.stringify(what)
        settle(node, hashOf([json]), { reads, json })
        node.checked = begun
      }
      return { value, tell }
    },
  })

  const input: Engine['input'] = (name, absent, digest) => {
    const values = new Map<string, typeof absent>()
    runs.set(name, 'input')
    const set = (value: typeof absent, key = '') => {
      values.set(key, value)
      const node = nodeOf(name, key)
      const of = hashOf([digest(value)])
      if (of === node.hash) return
      if (isRead) revision += 1
      if (isRead) memo.forget()
      isRead = false
      hasChanged = true
      node.hash = of
      node.changed = revision
    }
    const read = (key = '') => {
      const node = nodeOf(name, key)
      if (node.hash === '') set(absent, key)
      note(node)
      return values.get(key) ?? absent
    }
    const replace = (now: ReadonlyMap<string, typeof absent>) => {
      for (const key of keysOf(name)) if (!now.has(key)) set(absent, key)
      for (const [key, value] of now) set(value, key)
    }
    return Object.assign(read, { set, replace })
  }

  const derivations = new Map<string, Query<unknown>>()
  const memo = createMemo(like, {
    frame: () => frame,
    again: (ids) => {
      for (const id of ids) {
        const node = nodes[id]
        if (node) note(node)
      }
    },
    derived: (name, keep, compute) => {
      const known =
        derivations.get(name) ?? query({ name: `of ${name}`, keep, digest: jsonOf, compute })
      derivations.set(name, known)
      return known
    },
    work: (name, compute) => work(`from ${name}`, compute),
  })
  return {
    query,
    work,
    input,
    memo,
    changedGraph: () => {
      const isInput = ({ query: name }: Node) => runs.get(name) === 'input'
      return hasChanged ? graphOf(nodes, { revision, isInput }) : undefined
    },
  }
}
