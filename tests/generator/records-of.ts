import { type Content, createContent, type Store, type StoredNode } from '#generator/index.ts'

const stores = new WeakMap<Content, Store>()

const nameOf = ({ query, key, hash }: Pick<StoredNode, 'query' | 'key' | 'hash'>) =>
  `${query} ${key} ${hash}`

/** Content of which is known what another process found, and no more. */
export function withRecordsOf(before: Content): Content {
  const old = stores.get(before)
  const graph = before.engine.changedGraph()
  const nodes: readonly StoredNode[] = JSON.parse(
    JSON.stringify(graph?.map(({ json: _, ...node }) => node) ?? old?.nodes ?? []),
  )
  const values = new Map(
    (graph ?? []).flatMap((node) => {
      const json = node.json ?? old?.valueOf(node)
      return json === undefined ? [] : [[nameOf(node), json] as const]
    }),
  )
  const store: Store = {
    nodes,
    valueOf: (node) => values.get(nameOf(node)) ?? old?.valueOf(node),
  }
  const content = createContent(store)
  stores.set(content, store)
  return content
}
